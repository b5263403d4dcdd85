// Imported first by each program that a command starts. Its channel closes when the command is gone, even killed
// without warning: then the program and all that it started end too.
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.channel?.unref()
