import { CONTROLS, type Control } from './control.ts'

/** Controls a simulator that runs in another process. */
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
  // Built from the list that the server uses, so that names match.
  return Object.fromEntries(CONTROLS.map((name) => [name, act(name)])) as unknown as Control
}
