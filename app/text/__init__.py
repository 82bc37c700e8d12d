"""The texts that people read: Fluent messages by id, in English and Spanish."""
