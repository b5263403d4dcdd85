import { fail } from './console.mjs'
import { answers } from './processes.mjs'

/** Ports of a command, from its settings; exits with one line per unusable port. */
export const freePorts = async (defaults, command) => {
  const ports = Object.entries(defaults).map(([name, port]) => [name, process.env[name] || port])
  const refusals = []
  for (const [name, port] of ports) {
    if (!/^\d{1,5}$/.test(port) || port > 65_535) refusals.push(`${name}=${port} is not a port.`)
    else if (await answers(port)) refusals.push(`Port ${port} is taken. Choose another: ${name}=… ${command}`)
  }
  if (refusals.length > 0) fail(refusals.join('\n'))
  return Object.fromEntries(ports)
}
