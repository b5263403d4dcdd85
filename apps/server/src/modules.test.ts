import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { QUEUES } from '#db/queues.ts'
import { jobsOf } from '#kit/module.ts'
import { modules } from './modules.ts'

const FOLDER = new URL('modules/', import.meta.url)

test('every folder with routes is in the list of modules, which is sorted', () => {
  const withRoutes = readdirSync(FOLDER).filter((name) =>
    existsSync(new URL(`${name}/${name}.routes.ts`, FOLDER)),
  )
  expect(modules.map(({ name }) => name)).toEqual(withRoutes.sort())
})

test('every job has its queue in the list of queues, which is sorted and names no other', () => {
  expect(QUEUES).toEqual(
    jobsOf(modules)
      .map(({ name }) => name)
      .sort(),
  )
})
