// npm run openapi:lint: checks the generated API description with Redocly's rules.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './lib/processes.mjs'
import { ROOT, SERVER_DIST } from './lib/paths.mjs'
import { fail } from './lib/console.mjs'

const { openApi } = await import(join(SERVER_DIST, 'openapi.js'))
const folder = await mkdtemp(join(tmpdir(), 'entrelles-openapi-'))
try {
  const document = join(folder, 'openapi.json')
  await writeFile(document, JSON.stringify(openApi))
  console.log(await run('redocly', ['lint', document, '--config', 'redocly.yaml'], { cwd: ROOT }))
} catch (error) {
  fail(error.message)
} finally {
  await rm(folder, { recursive: true })
}
