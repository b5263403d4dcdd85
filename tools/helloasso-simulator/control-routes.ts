import { PaymentRefusal } from './acts.ts'
import { CONTROLS, type Control } from './control.ts'
import { json, parseJson, type Answer } from './http.ts'

export const CONTROL_PATH = '/__sim/'

/** POST /__sim/<act> with its input as JSON; GET too for an act without input. */
export const answerControl = async (control: Control, path: string, body: string): Promise<Answer> => {
  const name = CONTROLS.find((one) => path === CONTROL_PATH + one)
  if (!name) return json(404, { error: `There is no such act. There are: ${CONTROLS.join(', ')}` })
  const input = body === '' ? {} : parseJson(body)
  if (input === undefined) return json(400, { error: 'The body is not JSON.' })
  try {
    const act = control[name] as (input: unknown) => Promise<unknown>
    return json(200, (await act(input)) ?? null)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return json(error instanceof PaymentRefusal ? 409 : 400, { error: message })
  }
}
