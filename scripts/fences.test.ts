import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cruiseFences, judge } from './fences.ts'

/** Importing file, imported file, and kind of import (static by default). */
type Import = [from: string, to: string, how?: 'type' | 'lazy']

const contract = 'packages/contract/src'
const server = 'apps/server/src'
const web = 'apps/web/src'

// Each case has its own importing file, so that no violation hides another.
const illegal: Record<string, Import[]> = {
  door: [
    [`${server}/modules/aa/create-a.ts`, `${server}/modules/bb/bb.queries.ts`],
    [`${server}/modules/aa/a-type.ts`, `${server}/modules/bb/bb.repository.ts`, 'type'],
    [`${server}/modules/aa/aa.api.test.ts`, `${server}/modules/bb/bb.routes.ts`],
    [`${server}/modules/aa/a-false-door.ts`, `${server}/modules/bb/aa.public.ts`],
    [`${server}/modules/bo-aa/bo-a-door.ts`, `${server}/modules/bb/bb.columns.ts`],
    [`${server}/modules/aa/to-bo.ts`, `${server}/modules/bo-bb/bo-bb.queries.ts`],
    [`${web}/modules/aa/screens/AScreen.tsx`, `${web}/modules/bb/bb.api.ts`],
    [`${web}/modules/aa/aa.routes.tsx`, `${web}/modules/bb/screens/BScreen.tsx`, 'lazy'],
  ],
  twin: [
    [`${server}/modules/cc/cc.queries.ts`, `${server}/modules/bo-cc/bo-cc.queries.ts`],
    [`${server}/modules/cc/c-door.ts`, `${server}/modules/bo-cc/bo-cc.public.ts`],
    [`${contract}/modules/cc/cc.schema.ts`, `${contract}/modules/bo-cc/bo-cc.schema.ts`, 'type'],
    [`${web}/modules/cc/screens/CcScreen.tsx`, `${web}/modules/bo-cc/components/CcCard.tsx`],
  ],
  'door-from-outside': [
    ['apps/server/seed/world.ts', `${server}/modules/bb/bb.repository.ts`],
    ['e2e/parcours/a.e2e.ts', `${web}/modules/bb/bb.routes.tsx`],
    ['scripts/list.mjs', `${server}/modules/bb/bb.jobs.ts`],
  ],
  'contract-imports-zod-only': [
    [`${contract}/kit/a-library.ts`, 'node_modules/kysely/index.js'],
    [`${contract}/kit/a-library-type.ts`, 'node_modules/kysely/index.js', 'type'],
    [`${contract}/kit/the-platform.ts`, 'fs'],
  ],
  'contract-below-apps': [
    [`${contract}/kit/up.ts`, `${web}/kit/call.ts`],
    [`${contract}/kit/up.test.ts`, `${server}/kit/ctx.ts`],
  ],
  'apps-apart': [
    [`${web}/kit/to-server.ts`, `${server}/kit/ctx.ts`],
    [`${server}/kit/to-web.ts`, `${web}/kit/call.ts`],
  ],
  'web-ui-knows-no-domain': [
    [`${web}/ui/Contract.tsx`, `${contract}/kit/roles.ts`, 'type'],
    [`${web}/ui/Kit.tsx`, `${web}/kit/call.ts`],
    [`${web}/ui/Module.tsx`, `${web}/modules/bb/bb.public.ts`],
    [`${web}/ui/App.tsx`, `${web}/app/router.tsx`],
  ],
  'web-ui-knows-no-router': [
    [`${web}/ui/Routed.tsx`, 'node_modules/react-router/index.js'],
    [`${web}/ui/RoutedType.tsx`, 'node_modules/react-router/index.js', 'type'],
  ],
  'web-kit-below-modules': [[`${web}/kit/session.tsx`, `${web}/modules/bb/bb.public.ts`]],
  'web-app-on-top': [
    [`${web}/kit/to-app.ts`, `${web}/app/router.tsx`],
    [`${web}/modules/aa/aa.api.ts`, `${web}/app/router.tsx`],
  ],
  'server-base-below-modules': [
    [`${server}/kit/bind.ts`, `${server}/modules/bb/bb.public.ts`],
    [`${server}/db/client.ts`, `${server}/modules/bb/bb.public.ts`],
    [`${server}/gateways/mail/smtp.ts`, `${server}/modules/bb/bb.public.ts`],
  ],
  'server-app-on-top': [
    [`${server}/kit/to-app.ts`, `${server}/app.ts`],
    [`${server}/modules/aa/to-app.ts`, `${server}/app.ts`],
    [`${server}/modules/aa/to-list.ts`, `${server}/modules.ts`],
    ['scripts/start.mjs', `${server}/main-api.ts`],
  ],
  'test-only': [
    [`${server}/modules/bb/use-factory.ts`, `${server}/modules/bb/bb.factory.ts`],
    [`${server}/modules/bb/use-test.ts`, `${server}/modules/bb/bb.api.test.ts`],
    [`${server}/main-worker.ts`, `${server}/kit/test-app.ts`],
  ],
  'tools-apart': [[`${server}/modules/aa/to-stand-in.ts`, 'tools/stand-in/server.ts']],
  'no-circular': [[`${web}/kit/circle-a.ts`, `${web}/kit/circle-b.ts`]],
  unresolved: [[`${web}/kit/nowhere.ts`, './absent.ts']],
}

/** Closes the cycle; a cycle is reported once, at its first file. */
const wayBack: Import = [`${web}/kit/circle-b.ts`, `${web}/kit/circle-a.ts`, 'type']

/** Two modules that import each other's public file. */
const circle: Import[] = [
  [`${server}/modules/dd/to-ee.ts`, `${server}/modules/ee/ee.public.ts`],
  [`${server}/modules/ee/to-dd.ts`, `${server}/modules/dd/dd.public.ts`, 'type'],
]

const legal: Import[] = [
  [`${server}/modules/bo-cc/inside.ts`, `${server}/modules/cc/cc.columns.ts`],
  [`${web}/modules/bo-cc/components/Inside.tsx`, `${web}/modules/cc/mots.ts`],
  [`${server}/modules/cc/cc.api.test.ts`, `${server}/modules/bo-cc/bo-cc.factory.ts`],
  [`${server}/modules/ff/to-gg.ts`, `${server}/modules/gg/gg.public.ts`],
  [`${server}/modules/gg/gg.api.test.ts`, `${server}/modules/ff/ff.factory.ts`],
  [`${server}/modules/aa/through-door.ts`, `${server}/modules/bb/bb.public.ts`],
  [`${server}/modules/bb/bb.routes.ts`, `${server}/modules/bb/bb.queries.ts`],
  [`${server}/modules/bb/bb.repository.ts`, `${server}/kit/ctx.ts`],
  [`${server}/modules/aa/other.api.test.ts`, `${server}/modules/bb/bb.factory.ts`],
  [`${server}/modules/aa/aa.factory.ts`, `${server}/modules/bb/bb.factory.ts`],
  [`${web}/modules/aa/through-door.ts`, `${web}/modules/bb/bb.public.ts`],
  [`${web}/modules/bb/bb.routes.tsx`, `${web}/modules/bb/screens/BScreen.tsx`, 'lazy'],
  [`${web}/modules/aa/screens/CScreen.tsx`, `${web}/ui/Button.tsx`],
  ['apps/server/seed/people.ts', `${server}/modules/bb/bb.factory.ts`],
  ['apps/server/seed/doors.ts', `${server}/modules/bb/bb.public.ts`],
  [`${contract}/kit/z.ts`, 'node_modules/zod/index.js'],
  [`${contract}/kit/z.test.ts`, 'node_modules/vitest/index.js'],
  [`${contract}/modules/bb/bb.schema.ts`, `${contract}/kit/z.ts`],
  [`${server}/kit/ctx.ts`, `${contract}/kit/roles.ts`],
  [`${web}/kit/call.ts`, `${contract}/kit/roles.ts`],
  [`${web}/ui/Icon.tsx`, './generated/icons.svg'],
  [`${web}/kit/form.tsx`, `${web}/ui/Button.tsx`],
  [`${web}/app/router.tsx`, `${web}/modules/bb/bb.routes.tsx`],
  [`${web}/kit/router.test.tsx`, `${web}/app/router.tsx`],
  [`${server}/main-api.ts`, `${server}/app.ts`],
  [`${server}/app.ts`, `${server}/modules.ts`],
  [`${server}/modules.ts`, `${server}/modules/bb/bb.routes.ts`],
  [`${server}/kit/test-app.ts`, `${server}/app.ts`],
  [`${server}/modules/bb/bb.api.test.ts`, `${server}/kit/test-app.ts`],
]

const root = join(import.meta.dirname, '..')
const tree = mkdtempSync(join(tmpdir(), 'fences-'))

const append = (path: string, text: string): void => {
  mkdirSync(join(tree, dirname(path)), { recursive: true })
  writeFileSync(join(tree, path), text, { flag: 'a' })
}

/**
 * Import specifier as in the code: a library by name, `#` within a workspace, the contract by its package, otherwise
 * relative.
 */
const specifier = (from: string, to: string): string => {
  const [, library] = /^node_modules\/([^/]+)/.exec(to) ?? []
  if (library) return library
  if (!/^(apps|packages)\//.test(to)) return to
  const workspace = to.split('/').slice(0, 2).join('/')
  const inside = to.slice(`${workspace}/src/`.length)
  if (from.startsWith(`${workspace}/`)) return `#${inside}`
  if (to.startsWith(contract)) return `@entrelles/contract/${inside}`
  return relative(dirname(from), to)
}

const statement = ([from, to, how]: Import): string => {
  const quoted = `'${specifier(from, to)}'`
  if (how === 'type') return `import type { x } from ${quoted}\n`
  return how === 'lazy' ? `export const lazy = () => import(${quoted})\n` : `import ${quoted}\n`
}

/** The layout of the repository with its package.json files, so that specifiers resolve in the same way. */
const writeTree = (imports: Import[]): void => {
  for (const workspace of ['.', 'packages/contract', 'apps/server', 'apps/web']) {
    mkdirSync(join(tree, workspace), { recursive: true })
    copyFileSync(join(root, workspace, 'package.json'), join(tree, workspace, 'package.json'))
  }
  for (const library of ['zod', 'kysely', 'react-router', 'vitest']) {
    append(`node_modules/${library}/package.json`, `{ "name": "${library}", "exports": "./index.js" }`)
    append(`node_modules/${library}/index.js`, '')
  }
  mkdirSync(join(tree, 'node_modules/@entrelles'))
  symlinkSync('../../packages/contract', join(tree, 'node_modules/@entrelles/contract'))
  for (const one of imports) {
    append(one[0], statement(one))
    if (/^(apps|packages|tools)\//.test(one[1])) append(one[1], '')
  }
}

describe('fences', () => {
  let result: ICruiseResult

  const verdicts = (from: string, to: string): string[] =>
    result.summary.violations
      .filter((violation) => violation.from === from && violation.to === to)
      .map((violation) => violation.rule.name)

  beforeAll(async () => {
    writeTree([...Object.values(illegal).flat(), wayBack, ...circle, ...legal])
    result = await cruiseFences(tree)
  })
  afterAll(() => rmSync(tree, { recursive: true }))

  test('every rule of the configuration has a case here', () => {
    const rules = result.summary.ruleSetUsed?.forbidden?.map(({ name }) => name) ?? []
    expect(new Set(Object.keys(illegal))).toEqual(new Set(rules))
  })

  for (const [rule, imports] of Object.entries(illegal))
    test.each(imports)(`${rule} refuses %s → %s`, (from, to) => {
      expect(verdicts(from, to)).toContain(rule)
    })

  test.each(legal)('%s → %s is allowed', (from, to) => {
    const importing = result.modules.find(({ source }) => source === from)
    expect(importing?.dependencies.map(({ resolved }) => resolved)).toContain(to)
    expect(verdicts(from, to)).toEqual([])
  })

  test.each(Object.entries(illegal))(
    "a violation of %s fails the check and prints the rule's sentence",
    (name, imports) => {
      const sentence = result.summary.ruleSetUsed?.forbidden?.find((rule) => rule.name === name)?.comment
      expect(sentence).toMatch(/^\S.{20,}\.$/)
      const { ok, text } = judge(result)
      expect(ok).toBe(false)
      const lines = text.split('\n')
      const after = (from: string, to: string) =>
        lines.filter((_, index) => lines[index - 1]?.startsWith(`${from} → ${to}`))
      for (const [from, to] of imports) expect(after(from, to)).toContain(`  ${name}: ${sentence}`)
    },
  )

  test('a cycle between modules fails the check; test files do not count', () => {
    const circles = judge(result)
      .text.split('\n')
      .filter((_, index, lines) => lines[index + 1]?.includes('module-circle: No circle between modules'))
    expect(circles).toContain('apps/server dd → apps/server ee → apps/server dd')
    expect(circles.filter((way) => way.includes('apps/server ff'))).toEqual([])
  })

  test('a result without any module fails the check', () => {
    const nothing = { ...result, summary: { ...result.summary, totalCruised: 0, violations: [] } }
    expect(judge(nothing).ok).toBe(false)
  })
})
