import { fileURLToPath } from 'node:url'

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export const ROOT = fromRoot('')
export const WEB = fromRoot('apps/web')
export const WEB_DIST = fromRoot('apps/web/dist')
/** The same build with the component catalogue, which production does not ship. */
export const WEB_DEMO_DIST = fromRoot('apps/web/dist-demo')
export const SERVER_DIST = fromRoot('apps/server/dist')
/** Build of `npm run dev`, separate from the one that a demo may be running. */
export const SERVER_DEV_DIST = fromRoot('apps/server/dist-dev')
export const DEVELOPMENT_UPLOADS = fromRoot('.donnees/uploads')
export const DEMO_UPLOADS = fromRoot('.donnees/demo/uploads')
