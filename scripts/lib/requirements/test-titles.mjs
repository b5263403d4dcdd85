// The numbers that the titles of a test file name, also those that come from a table.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'

export const NUMBER = /(?:R\d+(?:\.\d+)?|P)-\d+/
const whole = new RegExp(`^${NUMBER.source}$`)
const inTitle = new RegExp(`\\[(${NUMBER.source})\\]`, 'g')
/** « [%s] », « [$number] » and « [${number}] »: the number is in a table. */
const numberHole = /\[(?:%s|\$\w+|\$\{[^}]+\})\]/
/** A part of the title is in a table, and may contain a number in brackets. */
const hole = /%s|\$\w+|\$\{[^}]+\}/

/** Identifiers of a callee: `test.each(table)` → ['test', 'each']. */
const words = (callee) => {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...words(callee.expression), callee.name.text]
  return ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)
    ? words(callee.expression ?? callee.tag)
    : []
}

const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** The file of an import, if it is one of ours. */
const pathOf = ({ fileName }, specifier) => {
  const [, root = ''] = /^(.*\/src\/)/.exec(fileName) ?? []
  const path = specifier.startsWith('.')
    ? join(dirname(fileName), specifier)
    : specifier.replace('@entrelles/contract/', 'packages/contract/src/').replace(/^#/, root)
  return existsSync(path) ? path : undefined
}

/** The declaration of a name at the top of a file, or in a file of ours that it imports. */
const declarationOf = (source, name) => {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations)
        if (one.name.getText() === name) return { source, node: one }
    if (!ts.isImportDeclaration(statement)) continue
    const { importClause, moduleSpecifier } = statement
    const imported = importClause?.namedBindings?.elements?.find((one) => one.name.text === name)
    const file = imported && pathOf(source, moduleSpecifier.text)
    if (file) return declarationOf(parse(file), (imported.propertyName ?? imported.name).text)
  }
  return undefined
}

/** Calls `found` with each string of a table and the file that it is in. */
const visitTable = (source, table, found, seen = new Set()) => {
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) found(node.text, source.fileName)
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      seen.add(node.text)
      const declared = declarationOf(source, node.text)
      if (declared) visitTable(declared.source, declared.node, found, seen)
    }
    ts.forEachChild(node, visit)
  }
  visit(table)
}

/** The tables that a title with a placeholder may read: that of `.each`, and those of the loops around the test. */
const tablesOf = (call) => {
  const tables = ts.isCallExpression(call.expression) ? [...call.expression.arguments] : []
  for (let node = call.parent; node; node = node.parent)
    if (ts.isForOfStatement(node)) tables.push(node.expression)
  return tables
}

/** The files `test-*.ts` that it imports: the cases of its tests. */
const casesOf = (source) =>
  source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => pathOf(source, moduleSpecifier.text))
    .filter((path) => path !== undefined && basename(path).startsWith('test-'))

/** number → files that hold its tests: the test file, its cases and its tables. Skipped tests do not count. */
export const numbersOf = (file) => {
  const numbers = new Map()
  const source = parse(file)
  const cases = casesOf(source)
  const add = (number, ...files) =>
    numbers.set(number, new Set([...(numbers.get(number) ?? []), ...files, ...cases]))
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.arguments.length > 0) {
      const [first, ...rest] = words(node.expression)
      const isTest = ['test', 'it', 'describe'].includes(first)
      if (isTest && rest.some((word) => ['skip', 'todo', 'fixme'].includes(word))) return
      const title = node.arguments[0]
      if (isTest && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const text = title.getText(source)
        for (const [, number] of text.matchAll(inTitle)) add(number, file)
        if (hole.test(text))
          for (const table of tablesOf(node))
            visitTable(source, table, (part, from) => {
              if (numberHole.test(text) && whole.test(part)) add(part, file, from)
              for (const [, number] of part.matchAll(inTitle)) add(number, file, from)
            })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return numbers
}
