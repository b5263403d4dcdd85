import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** File in which the tests note the refusals that endpoints declare and those that they see. */
    refusalsFile: string
  }
}

/** The refusals that are declared and that no test has seen, from the notes of the tests. */
export const unseenIn = (notes: string): string[] => {
  const lines = [...new Set(notes.split('\n'))]
  const of = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1))
  const seen = new Set(of('seen'))
  return of('declared')
    .filter((refusal) => !seen.has(refusal))
    .sort()
}

/** A part of the tests, or tests that fail, say nothing about the refusals that were not seen. */
const isWhole = async (project: TestProject): Promise<boolean> => {
  const { testFiles } = await project.globTestFiles()
  const passed = project.vitest.state
    .getTestModules()
    .filter((module) => module.project.name === project.name && module.state() === 'passed')
  return project.vitest.config.testNamePattern === undefined && passed.length === testFiles.length
}

/** After a whole run of the project, fails if an endpoint declares a refusal that no test has seen (decision 0036). */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'entrelles-refusals-'))
  const file = join(folder, 'notes.txt')
  await writeFile(file, '')
  project.provide('refusalsFile', file)
  return async () => {
    const notes = await readFile(file, 'utf8')
    await rm(folder, { recursive: true })
    const unseen = (await isWhole(project)) ? unseenIn(notes) : []
    if (unseen.length > 0)
      throw new Error(
        `Endpoints declare refusals that no test has seen. Test them, or remove them from \`refuses\`:\n  ${unseen.join('\n  ')}`,
      )
  }
}
