import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { misplaced, misplacedAddresses, readPrefixes } from './lib/addresses.ts'

const prefixes = readPrefixes(`
## Back-office addresses that do not bear the name of their module

| beginning                | module          |
| ------------------------ | --------------- |
| \`/administratrice\`       | \`bo-evenements\` |
| \`/api/bo/paiements\`      | \`bo-adhesions\`  |
| \`/api/bo/faq/:id/queue\`  | \`bo-files\`      |

## Another table

| \`/api/bo/adherentes\` | \`bo-none\` |
`)
const addresses = [
  { path: '/api/faq', module: 'faq' },
  { path: '/api/bo/faq/:id', module: 'bo-faq' },
  { path: '/api/bo/faq/:id/queue/:n', module: 'bo-files' },
  { path: '/api/bo/paiements/:id', module: 'bo-adhesions' },
  { path: '/administratrice', module: 'bo-evenements' },
  { path: '/administratrice/adherente/:id', module: 'bo-adherentes' },
  { path: '/coordinatrice/evenement', module: 'bo-evenements' },
]

test('a back-office path belongs to the module that it names, or that the prefix table names', () => {
  expect(misplaced(addresses, prefixes)).toEqual([])
})

test.each([
  ['/api/bo/faq', 'faq', 'it belongs to bo-faq'],
  ['/administratrice/adherente', 'adherentes', 'it belongs to bo-adherentes'],
  ['/api/bo/paiements/:id', 'bo-faq', 'it belongs to bo-adhesions'],
  ['/api/bo/faq/:id/queue', 'bo-faq', 'it belongs to bo-files'],
  ['/administratrice', 'accueil', 'it belongs to bo-evenements'],
  ['/api/bo/inconnus', 'bo-faq', 'a line in the prefix table'],
  ['/api/faq', 'bo-faq', 'move it out of bo-faq'],
])('%s in %s is refused: %s', (path, module, sentence) => {
  expect(misplaced([...addresses, { path, module }], prefixes).join('\n')).toContain(sentence)
})

test('every endpoint and screen of the product is declared in the right module', () => {
  expect(misplacedAddresses(join(import.meta.dirname, '..'))).toEqual([])
})

test('a tree without endpoints is reported as a fault', () => {
  const tree = mkdtempSync(join(tmpdir(), 'addresses-'))
  mkdirSync(join(tree, 'docs'))
  writeFileSync(join(tree, 'docs/glossaire.md'), '')
  expect(misplacedAddresses(tree).join()).toContain('saw nothing')
  rmSync(tree, { recursive: true })
})
