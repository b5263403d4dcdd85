// npm run requirements: lists the numbers of docs/requirements.md that are not tested: no test title contains them, an element
// that docs/requirements-elements.json lists for them is in none of their test files, or its screen says « bientôt ».
// --write updates its « Tested in » and « Missing » lines
// --check fails if they are out of date
// Both fail if a title or the table names an unknown number.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createSearch } from './lib/requirements/elements.mjs'
import { readSoonPaths } from './lib/requirements/soon-routes.mjs'
import { NUMBER, numbersOf } from './lib/requirements/test-titles.mjs'

const document = 'docs/requirements.md'
const table = 'docs/requirements-elements.json'
const number = new RegExp(`^- \\*\\*(${NUMBER.source})\\*\\* (.*)`)

/** number → the test files that name it, and the sources: these files with their cases and tables. */
const findTests = () => {
  const tests = new Map()
  const files = globSync('{packages,apps,e2e,scripts}/**/*.{test.ts,test.tsx,e2e.ts}', {
    exclude: (path) => path.includes('node_modules'),
  })
  for (const file of files.toSorted())
    for (const [id, from] of numbersOf(file)) {
      const known = tests.get(id) ?? { files: new Set(), sources: new Set() }
      tests.set(id, { files: known.files.add(file), sources: new Set([...known.sources, ...from]) })
    }
  return tests
}

const text = readFileSync(document, 'utf8')
const lines = text.split('\n').filter((line) => !/^ {2}- (?:Tested in|Missing): /.test(line))
const requirements = new Map(lines.flatMap((line) => (number.test(line) ? [number.exec(line).slice(1)] : [])))
const elements = existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')) : {}
const tests = findTests()
const isSoon = readSoonPaths()
const isIn = createSearch()

/** The elements of a number that no test of it contains, and its routes whose screen does not exist yet. */
const missingOf = (id, line) => {
  const paths = [...line.matchAll(/`(\/[^`\s]*)`/g)].map(([, path]) => path)
  const listed = elements[id] ?? []
  const soon = id.startsWith('R2.1-') ? (elements[id] ?? paths).filter(isSoon) : []
  const sources = tests.get(id)?.sources ?? []
  const absent = tests.has(id)
    ? listed.filter((element) => !soon.includes(element) && !isIn(element, sources))
    : []
  return [...soon.map((path) => `\`${path}\` (bientôt)`), ...absent.map((element) => `\`${element}\``)]
}

const missing = new Map([...requirements].map(([id, line]) => [id, missingOf(id, line)]))

const updated = lines
  .flatMap((line) => {
    const id = number.exec(line)?.[1]
    if (!id) return [line]
    const files = [...(tests.get(id)?.files ?? [])].map((file) => `\`${file}\``)
    const absent = missing.get(id)
    return [
      line,
      `  - Tested in: ${files.join(', ') || 'nothing yet'}`,
      ...(absent.length > 0 ? [`  - Missing: ${absent.join(', ')}`] : []),
    ]
  })
  .join('\n')

const fail = (message) => {
  console.error(message)
  process.exitCode = 1
}

for (const [id, { files }] of tests)
  if (!requirements.has(id))
    fail(
      `[${id}] is not in ${document}: ${[...files].join(', ')}. Correct the title, or add the requirement.`,
    )
for (const id of Object.keys(elements))
  if (!requirements.has(id)) fail(`${table} lists elements of ${id}, which is not in ${document}.`)

if (process.argv.includes('--write')) writeFileSync(document, updated)
else if (process.argv.includes('--check')) {
  if (updated !== text) fail(`${document} is stale. Run npm run requirements -- --write and commit it.`)
} else {
  const ids = [...requirements.keys()]
  const untested = ids.filter((id) => !tests.has(id) || missing.get(id).length > 0)
  const sections = Object.groupBy(untested, (id) => id.slice(0, id.lastIndexOf('-')))
  for (const section of Object.values(sections)) console.log(section.join(' '))
  console.log(`${untested.length} of ${ids.length} requirements are not tested`)
}
