import { listError } from './errors.ts'
import { json, type Answer, type Call } from './http.ts'
import type { Intent, PaidIntent } from './store.ts'
import { validateCheckout } from './validation.ts'
import { orderView } from './views.ts'
import type { World } from './world.ts'

/** The same response for unknown resources and for those of others. */
export const forbidden = (): Answer =>
  listError(403, [{ code: 'Forbidden', message: "Vous n'avez pas accès à cette ressource" }])

export const pageUrlOf = ({ organisation, publicUrl }: World, { token }: Intent): string =>
  `${publicUrl()}/associations/${organisation.slug}/checkout/${token}`

/** POST /v5/organizations/:slug/checkout-intents */
export const createIntent = (world: World, call: Call): Answer => {
  if (call.params[0] !== world.organisation.slug) return forbidden()
  const validation = validateCheckout(call.body, world)
  if ('refusal' in validation) return validation.refusal
  const intent = world.store.insertIntent(validation.checkout, world.now())
  return json(200, { id: intent.id, redirectUrl: pageUrlOf(world, intent) })
}

/** GET /v5/organizations/:slug/checkout-intents/:id */
export const readIntent = (world: World, { params: [slug, id] }: Call): Answer => {
  const intent = world.store.intent(Number(id))
  if (slug !== world.organisation.slug || !intent) return forbidden()
  return json(200, {
    ...(intent.metadata !== undefined && { metadata: intent.metadata }),
    ...(intent.order && { order: orderView(world, intent as PaidIntent) }),
    id: intent.id,
    redirectUrl: pageUrlOf(world, intent),
  })
}
