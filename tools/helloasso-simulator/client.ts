import { CONTROLS, type Control } from './control.ts'

/** The control of a simulator that runs in another process. */
export const createSimulatorClient = (url: string): Control => {
  const act = (name: string) => async (input: unknown) => {
    const answer = await fetch(`${url}/__sim/${name}`, {
      method: 'POST',
      ...(input !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }),
    })
    const body: unknown = await answer.json()
    if (!answer.ok) throw new Error((body as { error: string }).error)
    return body ?? undefined
  }
  // Both sides read the same list, so that each name leads to the act of that name.
  return Object.fromEntries(CONTROLS.map((name) => [name, act(name)])) as unknown as Control
}
