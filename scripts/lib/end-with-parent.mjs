// Preloaded by each program that a command starts. The IPC channel closes when the command ends, even by SIGKILL: then
// the program's process group is killed.
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.channel?.unref()
