import { defineConfig } from 'rolldown'

const programs = { 'main-api': 'src/main-api.ts', 'main-worker': 'src/main-worker.ts' }

// Packages stay outside: production installs them, and a stack trace keeps their names. Our own code goes in.
const common = {
  platform: 'node',
  external: (id) => /^(?!\.|\/|#|@entrelles\/)/.test(id),
  transform: { jsx: { runtime: 'automatic' } },
}
const output = { format: 'esm', sourcemap: true }

export default defineConfig({
  ...common,
  input: { ...programs, openapi: 'src/openapi.ts' },
  output: { ...output, dir: 'dist', cleanDir: true },
})

/** What `npm run dev` builds. Nothing is erased, since a program may be reading it; names without a hash keep the folder small. */
export const development = defineConfig({
  ...common,
  cwd: import.meta.dirname,
  input: programs,
  output: { ...output, dir: 'dist-dev', cleanDir: false, chunkFileNames: '[name].js' },
  // Files saved together are built together.
  watch: { buildDelay: 100 },
})
