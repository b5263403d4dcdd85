import {
  VERIFICATIONS_MS,
  type EtatPaiement,
  type PortePaiement,
  type StatutRetour,
} from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Commande, Reglement } from '#gateways/payment/payment.ts'
import { openPeriode, type PeriodeCtx } from '#modules/adhesions/adhesions.public.ts'
import { hasOtherPaiement, lockPayeuse } from './paiements.queries.ts'
import { deleteOrphelin, lockPaiement, updateEtat, updatePaiement } from './paiements.repository.ts'
import type { Verdict } from './verdict.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockPaiement>>>

/** Two payments of one member within this time are flagged: one of them may be a mistake. */
const DOUBLE_MS = 24 * 3_600_000

const isSettled = (etat: EtatPaiement): boolean => ['paye', 'rembourse', 'conteste'].includes(etat)

const payeurOf = (commande: Commande) => ({
  commande_id: commande.id,
  email_payeur: commande.payeur.email,
  nom_payeur: commande.payeur.nom,
})

const factsOf = (commande: Commande, reglement: Reglement) => ({
  ...payeurOf(commande),
  reglement_id: reglement.id,
  recu_url: reglement.recuUrl,
  paye_le: reglement.date,
  prochaine_verification: null,
})

/** An order of the platform, and its payment that settles ours. */
export type Argent = { readonly commande: Commande; readonly reglement: Reglement }

export const grant = async (
  paiement: Locked,
  { commande, reglement }: Argent,
  porte: PortePaiement,
  ctx: PeriodeCtx,
): Promise<void> => {
  const { db, now } = ctx
  const { id, compteId, tarif, montantCents, origine } = paiement
  const since = new Date(reglement.date.getTime() - DOUBLE_MS)
  const isOrphan = compteId === null || tarif === null
  // Locks the member first, so that two simultaneous payments see each other.
  if (compteId !== null) await lockPayeuse(db, compteId)
  const isDouble = !isOrphan && (await hasOtherPaiement(db, compteId, id, since))
  const anomalie = isOrphan ? 'orphelin' : isDouble ? 'double' : null
  await deleteOrphelin(db, commande.id, id)
  await updateEtat(db, id, { etat: 'paye', porte, anomalie, ...factsOf(commande, reglement) }, now())
  if (isOrphan) return
  await openPeriode({ compteId, paiementId: id, tarif, montantCents, origine, payeLe: reglement.date }, ctx)
}

/** Applies the platform's verdict to a payment, once: a second call finds it applied. */
export const applyVerdict = async (
  paiementId: string,
  verdict: Verdict,
  porte: PortePaiement,
  ctx: PeriodeCtx,
): Promise<StatutRetour> => {
  const { db, now } = ctx
  const paiement = await lockPaiement(db, paiementId)
  if (!paiement) return 'en_attente'
  const { etat } = paiement
  switch (verdict.kind) {
    case 'paye':
      // A dispute that ends in a valid payment counts as paid again.
      if (!isSettled(etat) || etat === 'conteste') await grant(paiement, verdict, porte, ctx)
      return 'paye'
    case 'rembourse':
    case 'conteste': {
      if (etat === verdict.kind) return 'refuse'
      const { commande, reglement, kind } = verdict
      const flag = { etat: kind, porte, anomalie: kind, traite_le: null, ...factsOf(commande, reglement) }
      await updateEtat(db, paiementId, flag, now())
      return 'refuse'
    }
    case 'anomalie':
      if (!isSettled(etat) && paiement.anomalie === null)
        await updatePaiement(db, paiementId, { anomalie: verdict.anomalie, ...payeurOf(verdict.commande) })
      return 'en_attente'
    case 'refuse':
      if (isSettled(etat)) return 'paye'
      if (etat !== 'refuse') await updateEtat(db, paiementId, { etat: 'refuse', porte }, now())
      return 'refuse'
    case 'attente':
      if (etat === 'paye') return 'paye'
      // The platform's page has long expired and nobody has paid. The daily checks go on.
      if (etat === 'redirige' && verdict.isUnpaid && paiement.verifications >= VERIFICATIONS_MS.length)
        await updateEtat(db, paiementId, { etat: 'abandonne', porte }, now())
      return etat === 'refuse' ? 'refuse' : 'en_attente'
  }
}
