// npm run requirements: lists the numbers of docs/requirements.md that no test title contains.
// --write updates its « Tested in » lines
// --check fails if they are out of date
// Both fail if a title names an unknown number.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'

const document = 'docs/requirements.md'
const number = /^- \*\*((?:R\d+(?:\.\d+)?|P)-\d+)\*\*/
const inTitle = /\[((?:R\d+(?:\.\d+)?|P)-\d+)\]/g

/** Identifiers of a callee: `test.each(table)` → ['test', 'each']. */
const words = (callee) => {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...words(callee.expression), callee.name.text]
  return ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)
    ? words(callee.expression ?? callee.tag)
    : []
}

/** Titles of tests that run; skipped and todo tests do not count. */
const titles = (file) => {
  const found = []
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.arguments.length > 0) {
      const [first, ...rest] = words(node.expression)
      const runs = !rest.some((word) => ['skip', 'todo', 'fixme'].includes(word))
      const isTest = ['test', 'it', 'describe'].includes(first)
      if (isTest && !runs) return
      if (isTest && (ts.isStringLiteralLike(node.arguments[0]) || ts.isTemplateExpression(node.arguments[0])))
        found.push(node.arguments[0].getText(source))
    }
    ts.forEachChild(node, visit)
  }
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  visit(source)
  return found
}

/** number → files whose tests name it */
const findTests = () => {
  const tests = new Map()
  const files = globSync('{packages,apps,e2e,scripts}/**/*.{test.ts,test.tsx,e2e.ts}', {
    exclude: (path) => path.includes('node_modules'),
  })
  for (const file of files.toSorted())
    for (const [, id] of titles(file).join('\n').matchAll(inTitle))
      tests.set(id, (tests.get(id) ?? new Set()).add(file))
  return tests
}

const text = readFileSync(document, 'utf8')
const lines = text.split('\n').filter((line) => !line.startsWith('  - Tested in: '))
const ids = lines.map((line) => number.exec(line)?.[1]).filter(Boolean)
const tests = findTests()

const updated = lines
  .flatMap((line) => {
    const id = number.exec(line)?.[1]
    if (!id) return [line]
    const files = [...(tests.get(id) ?? [])].map((file) => `\`${file}\``)
    return [line, `  - Tested in: ${files.join(', ') || 'nothing yet'}`]
  })
  .join('\n')

const fail = (message) => {
  console.error(message)
  process.exitCode = 1
}

for (const [id, files] of tests)
  if (!ids.includes(id))
    fail(
      `[${id}] is not in ${document}: ${[...files].join(', ')}. Correct the title, or add the requirement.`,
    )

if (process.argv.includes('--write')) writeFileSync(document, updated)
else if (process.argv.includes('--check')) {
  if (updated !== text) fail(`${document} is stale. Run npm run requirements -- --write and commit it.`)
} else {
  const missing = ids.filter((id) => !tests.has(id))
  const sections = Object.groupBy(missing, (id) => id.slice(0, id.lastIndexOf('-')))
  for (const section of Object.values(sections)) console.log(section.join(' '))
  console.log(`${missing.length} of ${ids.length} requirements have no test`)
}
