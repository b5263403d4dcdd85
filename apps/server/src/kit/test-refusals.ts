import { appendFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { ServerModule } from './module.ts'
import { nameOfRefusal, refusalsSent, type SentRefusal } from './refusals.ts'

const written = new Set<string>()

/** Each line is written once per worker; without a file, as in the heavy tests, none is. */
const write = (kind: 'declared' | 'seen', endpoint: string, refusal: string): void => {
  const file = inject('refusalsFile') as string | undefined
  const line = `${kind} ${endpoint} ${refusal}`
  if (file === undefined || written.has(line)) return
  written.add(line)
  appendFileSync(file, `${line}\n`)
}

refusalsSent.subscribe((sent) => {
  const { endpoint, refusal } = sent as SentRefusal
  write('seen', endpoint, refusal)
})

/** Writes down what the endpoints declare, for the comparison at the end of the run (`test-refusals-setup.ts`). */
export const noteDeclared = (modules: readonly ServerModule[]): void => {
  for (const { routes } of modules)
    for (const { name, endpoint } of routes)
      for (const refusal of endpoint.refuses ?? []) write('declared', name, nameOfRefusal(refusal))
}
