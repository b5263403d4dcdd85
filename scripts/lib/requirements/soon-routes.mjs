// The paths whose screen does not exist yet: their routes are marked `soon`.
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const propertyOf = (object, name) =>
  object.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name)?.initializer

/** The path of a requirement matches that of a route, whatever the names of its parameters. */
const patternOf = (path) => new RegExp(`^${path.replaceAll(/:\w+|\$\{[^}]+\}/g, '[^/]+')}$`)

export const readSoonPaths = () => {
  const patterns = []
  for (const file of globSync('apps/web/src/modules/*/*.routes.tsx')) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const shared = new Set()
    const visit = (node) => {
      if (ts.isObjectLiteralExpression(node)) {
        const spread = node.properties.some(
          (one) => ts.isSpreadAssignment(one) && shared.has(one.expression.getText()),
        )
        const path = propertyOf(node, 'path')
        const isSoon = spread || propertyOf(node, 'soon') !== undefined
        const written = path && (ts.isAsExpression(path) ? path.expression : path).getText().slice(1, -1)
        if (isSoon && path) patterns.push(patternOf(written))
        if (isSoon && !path)
          for (let above = node.parent; above; above = above.parent)
            if (ts.isVariableDeclaration(above)) shared.add(above.name.getText())
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return (element) => patterns.some((pattern) => pattern.test(element))
}
