import type {
  SimulationAction,
  SimulationForm,
} from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { decideAction, typeOf } from './bilan-action.ts'
import { courrierOf } from './relance-texte.ts'

/** The effects of an action, without writing anything. */
export const getSimulationAction = async (form: SimulationForm, ctx: ReadCtx): Promise<SimulationAction> => {
  const { concernees, bilan } = await decideAction(form, ctx, false)
  const [first] = concernees
  if (form.action === 'rattacher' || form.action === 'envoyer_message' || !first)
    return { ...bilan, courrier: null }
  const { sujet, paragraphes } = courrierOf(typeOf(form.action), first, ctx.now(), ctx.settings.GRACE_JOURS)
  return { ...bilan, courrier: { sujet, paragraphes: [...paragraphes] } }
}
