import { statSync } from 'node:fs'

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs

/** Whether every output exists and none is older than an input: the build step can be skipped. */
export const isFresh = (inputs, outputs) => {
  const oldestOutput = Math.min(...outputs.map((path) => modifiedAt(path) ?? 0))
  return inputs.every((path) => (modifiedAt(path) ?? Infinity) <= oldestOutput)
}
