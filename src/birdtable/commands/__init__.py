"""What `birdtable` can be told to do: each module has the commands of one subject, in COMMANDS."""
