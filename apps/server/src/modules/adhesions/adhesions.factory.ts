import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { OrigineAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { periodeOf } from '@entrelles/contract/modules/adhesions/periode.ts'
import { montantOf, type Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertRappels } from '#modules/rappels/rappels.public.ts'
import { updatePayeJusquau } from '#modules/session/session.public.ts'
import { findDerniereAdhesion, insertAdhesion } from './adhesions.repository.ts'

type Fields = {
  readonly compteId: string
  /** Default: the day of the payment. */
  readonly debut?: CivilDay
  /** Default: a year later. */
  readonly fin?: CivilDay
  readonly tarif?: Tarif
  readonly montantCents?: number
  readonly origine?: OrigineAdhesion
  readonly payeLe?: Date
  readonly recuUrl?: string
}

/** A paid year with its payment and its scheduled reminders; updates `paye_jusquau`. */
export const createAdhesion = async (db: Db, now: Date, fields: Fields) => {
  const { compteId, tarif = 'plein', origine = 'en_ligne', payeLe = now, recuUrl = null } = fields
  const montantCents = fields.montantCents ?? montantOf(tarif)
  const periode = periodeOf(fields.debut ?? parisDay(payeLe), null, 0)
  const { debut, fin } = { ...periode, ...(fields.fin !== undefined && { fin: fields.fin }) }
  const paiementId = uuid()
  await db
    .insertInto('paiements')
    .values({
      id: paiementId,
      compte_id: compteId,
      tarif,
      montant_cents: montantCents,
      origine,
      etat: 'paye',
      recu_url: recuUrl,
      cree_le: payeLe,
      paye_le: payeLe,
    })
    .execute()
  const adhesion = await inTransaction(db, (tx) =>
    insertAdhesion(tx, { compteId, paiementId, tarif, montantCents, origine, debut, fin }, now),
  )
  if (!adhesion) throw new Error('that payment has bought a year already')
  await inTransaction(db, (tx) => insertRappels(tx, adhesion.id, fin))
  const last = await findDerniereAdhesion(db, compteId)
  await inTransaction(db, (tx) => updatePayeJusquau(tx, compteId, last?.fin ?? null))
  return { id: adhesion.id, paiementId, debut, fin }
}
