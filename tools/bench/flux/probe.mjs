// Loaded into a node before its program: tells its memory and its processor time when asked.
process.on('message', () => {
  globalThis.gc()
  globalThis.gc()
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send({ rss, heap: heapUsed + external, cpuMs: (user + system) / 1000 })
})
// A bench that is interrupted leaves no server behind.
process.on('disconnect', () => process.exit())
