"""The games as sentences and typed words: for screen readers, pipes and scripts."""
