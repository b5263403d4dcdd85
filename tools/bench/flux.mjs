// npm run bench:flux [indices|chromium|nombreux] [count]: the live streams of messages. `indices`: the time from a message on one
// node to the hint on another. `chromium`: the time until it is on the screen. `nombreux`: what many idle streams cost a process.
import { table } from '../../scripts/lib/console.mjs'
import { WEB_DEMO_DIST } from '../../scripts/lib/paths.mjs'
import { measureChromium } from './flux/chromium.mjs'
import { measureHints } from './flux/hints.mjs'
import { measureMany } from './flux/many.mjs'
import { withNodes } from './flux/nodes.mjs'

const [what, count] = process.argv.slice(2)
const HEADS = ['', 'p50', 'p99', 'most']

const twoNodes = async ({ startNode }, own = {}) => [await startNode(own), await startNode(own)]

const BENCHES = {
  indices: async (place) => [
    HEADS,
    ...(await measureHints(place.db, await twoNodes(place), Number(count ?? 500))),
  ],
  chromium: async (place) => [
    HEADS,
    ...(await measureChromium(
      place.db,
      await twoNodes(place, { WEB_DIST: WEB_DEMO_DIST }),
      Number(count ?? 50),
    )),
  ],
  nombreux: (place) => measureMany(place, Number(count ?? 10_000)),
}

for (const name of what === undefined ? Object.keys(BENCHES) : [what]) {
  const rows = await withNodes(BENCHES[name])
  process.stdout.write(`${name}\n${table(rows)}\n\n`)
}
