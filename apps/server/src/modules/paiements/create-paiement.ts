import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DemandeAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { montantOf, tarifOf, type Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'
import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import { VERIFICATIONS_MS } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { PaymentRefused, type Checkout, type NewCheckout } from '#gateways/payment/payment.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { findDejaPaye, findTentative, lockPayeuse } from './paiements.queries.ts'
import { insertPaiement, updateEtat } from './paiements.repository.ts'

/** The platform's page lives 15 minutes: a second click within this time gets the same one. */
const SAME_PAGE_MS = 10 * 60_000
/** A member who has paid is not charged again within this time. */
const PAID_MS = 24 * 3_600_000
/** How long a click waits for the platform's response to another click. */
const ASKING_MS = 12_000
const ASKING_POLL_MS = 100

const LIBELLE = 'Adhésion annuelle'
const retourUrl = (publicUrl: string): string => `${publicUrl}${pathTo('/adhesion-paiement')}`

type Begun = { readonly url: string } | { readonly checkout: NewCheckout } | 'asking'

/** Under the lock of the member's row: returns her current payment page, or creates a payment. */
const begin = (tarif: Tarif, ctx: ReadCtx): Promise<Begun> =>
  ctx.transaction(async ({ db, actor, now, settings }) => {
    const payer = await lockPayeuse(db, actor.id)
    if (!payer) throw commonErrors.non_connectee()
    const montantCents = montantOf(tarif)
    const retour = retourUrl(settings.PUBLIC_URL)
    const since = (ms: number): Date => new Date(now().getTime() - ms)
    // A recent payment leads to the page that confirms it, not to a second charge.
    const paye = await findDejaPaye(db, actor.id, since(PAID_MS))
    if (paye) return { url: `${retour}?code=succeeded&checkoutIntentId=${paye.checkoutIntentId}` }
    const last = await findTentative(db, actor.id, montantCents, since(SAME_PAGE_MS))
    if (last && last.redirectionUrl !== null) return { url: last.redirectionUrl }
    const age = last ? now().getTime() - new Date(last.creeLe).getTime() : Infinity
    if (last?.etat === 'cree' && age < ASKING_MS) return 'asking'
    const paiementId = await insertPaiement(
      db,
      { compteId: actor.id, tarif, montantCents, origine: 'en_ligne', etat: 'cree', porte: null },
      now(),
    )
    if (paiementId === undefined) throw paiementsErrors.paiement_indisponible()
    return { checkout: { paiementId, montantCents, libelle: LIBELLE, retourUrl: retour, payer } }
  })

/** Called outside any transaction: an unpaid checkout left on the platform costs nothing. */
const ask = async (checkout: NewCheckout, { payment, now, log, transaction }: ReadCtx): Promise<string> => {
  const { paiementId } = checkout
  let opened: Checkout
  try {
    opened = await payment.createCheckout(checkout)
  } catch (error) {
    const isRefused = error instanceof PaymentRefused
    log.error({ err: error, paiementId }, 'no payment page')
    const etat = isRefused ? 'refuse' : 'inconnu'
    await transaction(({ db }) => updateEtat(db, paiementId, { etat, porte: null }, now()))
    throw isRefused
      ? paiementsErrors.paiement_refuse_par_la_plateforme()
      : paiementsErrors.paiement_indisponible()
  }
  const [first = 0] = VERIFICATIONS_MS
  await transaction((inside) =>
    updateEtat(
      inside.db,
      paiementId,
      {
        etat: 'redirige',
        porte: null,
        checkout_intent_id: opened.id,
        redirection_url: opened.url,
        redirige_le: now(),
        prochaine_verification: new Date(now().getTime() + first),
      },
      now(),
    ),
  )
  return opened.url
}

/**
 * Returns the page where the member pays a year. The server alone sets the amount (R9-1); two clicks get the same
 * page.
 */
export const createPaiement = async ({ minima }: DemandeAdhesion, ctx: ReadCtx): Promise<{ url: string }> => {
  const tarif = tarifOf({ coordonne: ctx.actor.territoireIds.length > 0, minima })
  const until = performance.now() + ASKING_MS
  for (;;) {
    const begun = await begin(tarif, ctx)
    if (begun !== 'asking') return { url: 'url' in begun ? begun.url : await ask(begun.checkout, ctx) }
    if (performance.now() > until) throw paiementsErrors.paiement_indisponible()
    await wait(ASKING_POLL_MS)
  }
}
