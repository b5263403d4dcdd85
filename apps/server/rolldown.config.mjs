import { defineConfig } from 'rolldown'

// Packages stay outside: production installs them, and a stack trace keeps their names. Our own code goes in.
export default defineConfig({
  input: { 'main-api': 'src/main-api.ts', 'main-worker': 'src/main-worker.ts', openapi: 'src/openapi.ts' },
  platform: 'node',
  external: (id) => /^(?!\.|\/|#|@entrelles\/)/.test(id),
  transform: { jsx: { runtime: 'automatic' } },
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
})
