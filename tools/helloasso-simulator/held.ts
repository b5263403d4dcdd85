import type { Operation } from './knobs.ts'

type HeldCall = { readonly operation: Operation; readonly release: () => void }

/** Calls that a knob leaves without a response. */
export const createHeld = () => {
  const calls = new Set<HeldCall>()
  const watchers = new Set<() => void>()
  const list = (): Operation[] => [...calls].map(({ operation }) => operation)
  const tell = (): void => {
    for (const watcher of watchers) watcher()
  }

  return {
    list,
    /** Resolves when the call is released or its client disconnects. */
    hold: async (operation: Operation, gone: AbortSignal): Promise<void> => {
      if (gone.aborted) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const release = (): void => resolve()
      const call = { operation, release }
      calls.add(call)
      gone.addEventListener('abort', release, { once: true })
      tell()
      await promise
      gone.removeEventListener('abort', release)
      calls.delete(call)
      tell()
    },
    release: (): number => {
      const { size } = calls
      for (const { release } of calls) release()
      return size
    },
    /** Resolves when exactly that many calls are held. */
    wait: async (count: number, operation?: Operation): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const watch = (): void => {
        const held = list().filter((one) => operation === undefined || one === operation)
        if (held.length === count) resolve()
      }
      watchers.add(watch)
      watch()
      await promise
      watchers.delete(watch)
    },
  }
}

export type Held = ReturnType<typeof createHeld>
