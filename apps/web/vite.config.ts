import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Cuts the fonts and draws the sprite of icons before anything imports them. */
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
    // Another port than the one that was printed helps nobody.
    strictPort: true,
    proxy: { '/api': api, '/uploads': api },
  },
  build: {
    outDir: 'dist',
    // Says which files a page needs: npm run size weighs them.
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
    // For the error reports only: the built files do not name them.
    sourcemap: 'hidden',
    // An inlined sprite would be repeated by every icon.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
})
