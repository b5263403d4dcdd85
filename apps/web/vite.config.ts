import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Generates the font subsets and the icon sprite before anything imports them. */
const generatedAssets = (): Plugin => ({
  name: 'generated-assets',
  buildStart() {
    for (const script of ['build-fonts.mjs', 'build-icons.mjs']) {
      execFileSync(process.execPath, [join(import.meta.dirname, 'scripts', script)], { stdio: 'inherit' })
    }
  },
})

const api = { target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`, changeOrigin: true }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [generatedAssets(), react()],
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    // Fail rather than use another port than the one printed.
    strictPort: true,
    proxy: { '/api': api, '/uploads': api },
  },
  build: {
    outDir: 'dist',
    // Lists the files of each page, for npm run size.
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
    // For error reports only: the built files do not link to the source maps.
    sourcemap: 'hidden',
    // All that the login needs is one file: on a slow line each further request costs a round trip.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', test: /src\/app\/(main|visitor)\.tsx$/ }] } },
    },
    // An inlined sprite would be repeated by every icon.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
})
