import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { boAdhesionsErrors } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.errors.ts'
import {
  datePaiementProblem,
  montantSaisiOf,
  TARIF_RESERVE,
  type SaisieAdhesion,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { openPeriode } from '#modules/adhesions/adhesions.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { insertPaiement } from '#modules/paiements/paiements.public.ts'
import { findAdherente } from './adherentes.queries.ts'
import { findAdhesionNommee } from './noms.queries.ts'

const assertSaisie = ({ tarif, datePaiement }: SaisieAdhesion, coordonne: boolean, now: Date): void => {
  const dateProblem = datePaiementProblem(datePaiement, parisDay(now))
  const violations = [
    ...(tarif === 'coordinatrice' && !coordonne ? [{ champ: 'tarif', message: TARIF_RESERVE }] : []),
    ...(dateProblem === undefined ? [] : [{ champ: 'datePaiement', message: dateProblem }]),
  ]
  if (violations.length > 0) throw invalidForm(violations)
}

/** Records a year that was not paid online. */
export const createAdhesion = async (saisie: SaisieAdhesion, ctx: Ctx): Promise<{ id: AdhesionId }> => {
  const { db, now } = ctx
  const { compteId, tarif, origine, datePaiement } = saisie
  const adherente = await findAdherente(db, compteId)
  if (!adherente) throw boAdhesionsErrors.adherente_introuvable()
  assertSaisie(saisie, adherente.coordonne, now())
  const montantCents = montantSaisiOf(tarif, origine)
  const payeLe = instantOf(`${datePaiement} 12:00`, ZONE_PARIS)
  const reference = saisie.reference === '' ? null : (saisie.reference ?? null)
  const paiementId = await insertPaiement(
    db,
    {
      compteId,
      tarif,
      montantCents,
      origine,
      etat: 'paye',
      porte: 'administratrice',
      reference,
      paye_le: payeLe,
    },
    now(),
  )
  const id =
    paiementId && (await openPeriode({ compteId, paiementId, tarif, montantCents, origine, payeLe }, ctx))
  const adhesion = id && (await findAdhesionNommee(db, id))
  if (!adhesion) throw commonErrors.indisponible()
  const { dateDebut, dateFin, libelle } = adhesion
  await journalise(ctx, {
    action: 'adhesions.saisir',
    cible: { type: 'adhesion', id, nom: libelle },
    // Omits the amount: displaying one is an act recorded in the journal.
    apres: {
      adherente: adhesion.adherente,
      origine,
      datePaiement,
      reference,
      dateDebut,
      dateFin,
    } satisfies Complete<SaisieAdhesion, 'compteId' | 'tarif'>,
  })
  return { id: id as AdhesionId }
}
