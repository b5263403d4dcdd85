import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SENDING = /\bmail\.send\(/
/** The engine, the real and the fake mail server, and the counter around it. */
const ALLOWED = /^apps\/server\/src\/(?:modules\/envois|gateways\/mail|kit\/worker-metrics)|\.test\.tsx?$/

/** Files that send mail without the engine, which alone knows whether somebody was told. One sentence per fault. */
export const straySenders = (root: string): string[] =>
  globSync('apps/server/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !ALLOWED.test(file) && SENDING.test(readFileSync(join(root, file), 'utf8')))
    .map(
      (file) => `${file} sends a mail itself: define a letter, and plan it with sendLettre (modules/envois).`,
    )
