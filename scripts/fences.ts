// npm run check -- fences: refuses imports forbidden by .dependency-cruiser.mjs, cycles between modules, back-office paths
// outside their module, and mails sent outside the delivery engine.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { misplacedAddresses } from './lib/addresses.ts'
import { circlesOf } from './lib/module-circles.ts'
import { straySenders } from './lib/senders.ts'

const root = join(import.meta.dirname, '..')

/** Checks every import under baseDir against the rules of this repository. */
export const cruiseFences = async (baseDir: string): Promise<ICruiseResult> => {
  const options = await extractOptions(join(root, '.dependency-cruiser.mjs'))
  const { output } = await cruise(['packages', 'apps', 'e2e', 'scripts', 'tools'], { ...options, baseDir })
  assert(typeof output === 'object')
  return output
}

/** Violations, each with the sentence of its rule. */
const crossings = ({ summary }: ICruiseResult): string[] => {
  const sentences = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))
  return summary.violations.map(({ from, to, cycle, rule: { name } }) => {
    const way = cycle ? cycle.map((step) => step.name) : [to]
    return `${[from, ...way].join(' → ')}\n  ${name}: ${sentences.get(name)}`
  })
}

const CIRCLE =
  'module-circle: No circle between modules, not even of types: move what both need to the lower one, or let it offer a hook.'

/** Result and its text. An empty cruise is a failure: it would hide a wrong path. */
export const judge = (result: ICruiseResult): { ok: boolean; text: string } => {
  const { totalCruised, totalDependenciesCruised, violations } = result.summary
  if (totalCruised === 0) return { ok: false, text: 'No module was cruised: the fences saw nothing.' }
  const circles = circlesOf(result.modules).map((way) => `${way.join(' → ')}\n  ${CIRCLE}`)
  const illegal = violations.length + circles.length
  if (illegal === 0)
    return { ok: true, text: `${totalCruised} modules, ${totalDependenciesCruised} imports: none illegal` }
  return { ok: false, text: [...crossings(result), ...circles, `${illegal} illegal imports`].join('\n') }
}

if (import.meta.main) {
  const { ok, text } = judge(await cruiseFences(root))
  const others = [...misplacedAddresses(root), ...straySenders(root)]
  console.log([text, ...others].join('\n'))
  process.exitCode = ok && others.length === 0 ? 0 : 1
}
