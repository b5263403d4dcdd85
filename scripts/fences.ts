// npm run fences: refuses the imports that .dependency-cruiser.mjs forbids.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { cruise, format, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

const root = join(import.meta.dirname, '..')

/** Every import under baseDir, judged by the rules of this repository. */
export const cruiseFences = async (baseDir: string): Promise<ICruiseResult> => {
  const options = await extractOptions(join(root, '.dependency-cruiser.mjs'))
  const { output } = await cruise(['packages', 'apps', 'e2e', 'scripts', 'tools'], { ...options, baseDir })
  assert(typeof output === 'object')
  return output
}

/** The verdict and its text. An empty cruise is a failure: rules that saw nothing prove nothing. */
export const judge = async (result: ICruiseResult): Promise<{ ok: boolean; text: string }> => {
  const { totalCruised, totalDependenciesCruised, error } = result.summary
  if (totalCruised === 0) return { ok: false, text: 'No module was cruised: the fences saw nothing.' }
  if (error === 0)
    return { ok: true, text: `${totalCruised} modules, ${totalDependenciesCruised} imports: none illegal` }
  const { output } = await format(result, { outputType: 'err' })
  assert(typeof output === 'string')
  return { ok: false, text: output }
}

if (import.meta.main) {
  const { ok, text } = await judge(await cruiseFences(root))
  console.log(text)
  process.exitCode = ok ? 0 : 1
}
