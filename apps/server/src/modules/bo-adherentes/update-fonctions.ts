import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { boAdherentesErrors } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.errors.ts'
import {
  ADMINISTRATRICE_ABSENTE,
  type FonctionsForm,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import { compteErrors } from '@entrelles/contract/modules/compte/compte.errors.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#db/client.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { changeCoordinations, lockTerritoiresNommes } from '#modules/antennes/antennes.public.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { hasOtherAdministratrice, updateAdministratrice } from '#modules/session/session.public.ts'
import { fonctionsLettre } from './bo-adherentes.lettres.ts'
import { listAntennes, listAutresAdministratrices, listCoordonnees } from './fonctions.queries.ts'
import { cibleOf, isSuspendue, lockMembre, type Membre } from './lock-membre.ts'

type Antenne = { readonly id: string; readonly nom: string }

/** The requested branches; throws unless each exists and is open, or is already hers. */
const readAntennes = async (db: Db, ids: readonly string[], held: readonly Antenne[]) => {
  const antennes = await listAntennes(
    db,
    ids,
    held.map(({ id }) => id),
  )
  if (antennes.length < new Set(ids).size)
    throw invalidForm([{ champ: 'territoires', message: 'Cette antenne n’existe plus.' }])
  return antennes
}

const changesOf = (compteId: string, held: readonly Antenne[], wanted: readonly Antenne[]) => {
  const without = (these: readonly Antenne[], those: readonly Antenne[]) =>
    these
      .filter(({ id }) => !those.some((other) => other.id === id))
      .map(({ id, nom }) => ({ compteId, territoireId: id, nom }))
  return { arrivees: without(wanted, held), departs: without(held, wanted) }
}

/** Whether the functions still match what the caller saw. */
const isSame = (vu: FonctionsForm['vu'], administratrice: boolean, held: readonly Antenne[]): boolean =>
  vu.administratrice === administratrice &&
  isDeepStrictEqual(new Set<string>(vu.territoires), new Set(held.map(({ id }) => id)))

/** A suspended or leaving member cannot become an administrator. */
const mayAdminister = (membre: Membre, at: Date): boolean =>
  !isSuspendue(membre, at) && membre.suppressionDemandeeLe === null

const RESEAU = 'Administratrice du réseau'
const fonctionOf = ({ nom }: { readonly nom: string }): string => `Coordinatrice de l’antenne ${nom}`

/** The values that the journal compares. */
const valeursOf = (administratrice: boolean, antennes: readonly Antenne[]) =>
  ({ administratrice, territoires: antennes.map(({ nom }) => nom) }) satisfies Complete<FonctionsForm, 'vu'>

/** Sets the functions of a member. */
export const updateFonctions = async (id: string, form: FonctionsForm, ctx: Ctx): Promise<void> => {
  const { db, actor, now, memory } = ctx
  // Locks the branches before the member, in the same order as the other acts on coordinators, to avoid deadlocks.
  await lockTerritoiresNommes(db, [...form.territoires, ...form.vu.territoires])
  const othersRemain = await hasOtherAdministratrice(db, id, now())
  const membre = await lockMembre(db, id)
  if (membre.etapeInscription !== 'termine') throw boAdherentesErrors.inscription_inachevee()
  const held = await listCoordonnees(db, id)
  if (!isSame(form.vu, membre.administratrice, held)) throw commonErrors.version_depassee()
  if (membre.administratrice && !form.administratrice && !othersRemain)
    throw compteErrors.derniere_administratrice()
  if (form.administratrice && !membre.administratrice && !mayAdminister(membre, now()))
    throw invalidForm([{ champ: 'administratrice', message: ADMINISTRATRICE_ABSENTE }])
  const antennes = await readAntennes(db, form.territoires, held)
  const changes = changesOf(id, held, antennes)
  await updateAdministratrice(db, id, form.administratrice)
  await changeCoordinations(changes, ctx, 'territoires')
  ctx.afterCommit(() => publishNonLus(memory, [id]))
  await journalise(ctx, {
    action: 'adherentes.modifier_fonctions',
    cible: cibleOf(membre),
    avant: valeursOf(membre.administratrice, held),
    apres: valeursOf(form.administratrice, antennes),
  })
  const isNamed = form.administratrice && !membre.administratrice
  const isRemoved = !form.administratrice && membre.administratrice
  const told = { compteId: id, parId: actor.id, le: now().toISOString() }
  // changeCoordinations already mails her about her branches.
  const own = { ajouts: isNamed ? [RESEAU] : [], retraits: isRemoved ? [RESEAU] : [] }
  const all = {
    ajouts: [...own.ajouts, ...changes.arrivees.map(fonctionOf)],
    retraits: [...own.retraits, ...changes.departs.map(fonctionOf)],
  }
  const lettreTo = (destinataireId: string, changes: typeof all) => ({
    compteId: destinataireId,
    donnees: { ...told, ...changes, destinataireId },
  })
  if (isNamed || isRemoved) await sendLettres(ctx, fonctionsLettre, [lettreTo(id, own)])
  if (all.ajouts.length + all.retraits.length === 0) return
  const autres = await listAutresAdministratrices(db, [id, actor.id])
  await sendLettres(
    ctx,
    fonctionsLettre,
    autres.map((autreId) => lettreTo(autreId, all)),
  )
}
