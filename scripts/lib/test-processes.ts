import { execFileSync } from 'node:child_process'

/** Pid and parent pid of every running process, zombies excluded. */
const living = (): Map<number, number> =>
  new Map(
    execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='])
      .toString()
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/))
      .filter(([, , state]) => !state?.startsWith('Z'))
      .map(([pid, parent]) => [Number(pid), Number(parent)]),
  )

export const alive = (pids: readonly number[]): number[] => {
  const processes = living()
  return pids.filter((pid) => processes.has(pid))
}

/** Running descendants of a process. */
export const descendants = (pid: number): number[] => {
  const processes = [...living()]
  const below = (parent: number): number[] =>
    processes.filter(([, by]) => by === parent).flatMap(([child]) => [child, ...below(child)])
  return below(pid)
}
