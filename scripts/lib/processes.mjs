import { spawn } from 'node:child_process'
import { createConnection } from 'node:net'
import { createInterface } from 'node:readline'
import { printed } from './log-lines.ts'
import { ROOT } from './paths.mjs'

/** Time that a program has to exit after SIGTERM. */
const STOP_MS = 5000
/** Interval of the check that npm is still running. */
const PARENT_MS = 500

const running = new Set()
const asked = new WeakSet()
let stopping = false

/** Prints a program's line with its name. */
export const print = (name, line) => console.log(printed(name, line, process.stdout.isTTY === true))

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The process group has already exited.
  }
}

/**
 * Starts a Node program that ends with this command, together with its own children: it leads a process group, and its
 * IPC channel closes when this command ends. If the program fails, `onFailure` is called; without it, everything stops.
 */
export const start = (name, args, { env = {}, quiet = false, onFailure, ...options } = {}) => {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('./end-with-parent.mjs'), ...args], {
    cwd: ROOT,
    ...options,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  running.add(child)
  for (const stream of quiet ? [child.stderr] : [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => print(name, line))
  }
  child.once('exit', (code, signal) => {
    running.delete(child)
    signalGroup(child, 'SIGKILL')
    if (stopping || asked.has(child) || code === 0) return
    const sentence = `${name} stopped (${code ?? signal})`
    if (onFailure) return onFailure(sentence)
    console.error(`${sentence}.`)
    void stopAll(1)
  })
  return child
}

/** Sends SIGTERM, then SIGKILL after the delay, and waits for the exit. */
export const stop = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  asked.add(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const limit = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_MS)
  signalGroup(child, 'SIGTERM')
  await ended
  clearTimeout(limit)
}

/** Returns a function that starts or restarts a program. A program that fails is not restarted until the next call. */
export const restartable = (name, args, options) => {
  let child
  let turn = Promise.resolve()
  const onFailure = (sentence) => print(name, `${sentence}: it starts again at the next change.`)
  const restart = async () => {
    if (child) await stop(child)
    if (!stopping) child = start(name, args, { ...options, onFailure })
  }
  return () => (turn = turn.then(restart))
}

/** Runs a program to its end; rejects with its output if it fails. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output))))
  })

const stopAll = async (code) => {
  if (stopping) return
  stopping = true
  await Promise.all([...running].map(stop))
  process.exit(code)
}

/** Stops all started programs on SIGINT, SIGTERM and SIGHUP, and when the npm process that ran the command ends. */
export const stopWithUs = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0))
  const { ppid } = process
  const watchParent = () => process.ppid !== ppid && void stopAll(0)
  if (process.env.npm_lifecycle_event) setInterval(watchParent, PARENT_MS).unref()
}

/** True if a server listens on the port. */
export const answers = (port, host = 'localhost') =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host })
    socket.once('connect', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })

/** Waits until the URL responds with a success status, or the time is up. */
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
