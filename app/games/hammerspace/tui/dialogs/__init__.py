"""The dialogs over the Hammerspace screen."""
