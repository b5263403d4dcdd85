import type { Operation } from './knobs.ts'

type HeldCall = { readonly operation: Operation; readonly release: () => void }

/** The calls that a knob leaves without an answer. */
export const createHeld = () => {
  const calls = new Set<HeldCall>()
  const watchers = new Set<() => void>()
  const list = (): Operation[] => [...calls].map(({ operation }) => operation)
  const tell = (): void => {
    for (const watcher of watchers) watcher()
  }

  return {
    list,
    /** Ends when it is released, or when whoever called has gone. */
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
    /** Ends when exactly that many calls are held. */
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
