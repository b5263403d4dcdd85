import { spawn } from 'node:child_process'
import { createConnection } from 'node:net'

const running = new Set()

/** Starts a program that ends with us; its lines carry its name. */
export const start = (name, command, args, { env = {}, quiet = false, ...options } = {}) => {
  const child = spawn(command, args, {
    ...options,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const print = (chunk) => {
    for (const line of String(chunk).trimEnd().split('\n')) console.log(`${name.padEnd(7)}│ ${line}`)
  }
  if (!quiet) child.stdout.on('data', print)
  child.stderr.on('data', print)
  child.once('exit', (code) => {
    running.delete(child)
    if (!stopping && code !== 0) {
      console.error(`${name} stopped (${code}).`)
      void stopAll(1)
    }
  })
  return child
}

/** Runs a program to its end; rejects with what it printed when it fails. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output))))
  })

let stopping = false
const stopAll = async (code) => {
  if (stopping) return
  stopping = true
  await Promise.all(
    [...running].map(
      (child) => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM')),
    ),
  )
  process.exit(code)
}

/** Ctrl-C and a polite kill stop everything that was started. */
export const stopWithUs = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0))
}

/** Whether something listens there. */
export const answers = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host })
    socket.once('connect', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })

/** Waits until the address answers 200, at most that long. */
export const ready = async (url, seconds) => {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}
