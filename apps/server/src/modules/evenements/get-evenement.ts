import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { canManageEvenement, mayReadVisio } from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { CHAMPS_RESERVES } from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import { INTERVENANTE_A_CONFIRMER } from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import { isMontree } from '@entrelles/contract/modules/intervenants/intervenants.policy.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { findRessources } from '#modules/ressources/ressources.public.ts'
import { findPublie } from './detail.queries.ts'
import { platesOf } from './intervenantes-plates.ts'
import { suitesOf } from './serie.columns.ts'

/** Removes the contact details of a speaker. */
const sansContact = <Plates extends object>(plates: Plates): Plates =>
  Object.fromEntries(
    Object.entries(plates).filter(([nom]) => !CHAMPS_RESERVES.some((champ) => nom.endsWith(champ))),
  ) as Plates

type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now'>

type Lu = {
  /** Without the resources named after it. */
  readonly detail: DetailEvenement
  readonly ressourceIds: readonly RessourceId[]
  /** Never shown to members. */
  readonly auteureId: string | null
  readonly version: number
}

/** A published event as the caller reads it. */
export const findEvenement = async (
  id: EvenementId,
  { db, actor, now }: Reading,
): Promise<Lu | undefined> => {
  const found = await findPublie(db, actor.id, id, now())
  if (!found) return undefined
  const { auteureId, version, villeId, villeNom, codePostal, intervenantes, ressourceIds, ...evenement } =
    found
  const territoireIds = evenement.territoires.map((territoire) => territoire.id)
  const gere = canManageEvenement(actor, { auteureId, territoireIds })
  const reads = mayReadVisio({ inscrite: evenement.monInscription?.statut === 'inscrite', gere })
  const plates = {
    ...platesOf('intervenante', intervenantes['1']),
    ...platesOf('intervenante2', intervenantes['2']),
  }
  const detail = {
    id,
    ...evenement,
    suites: suitesOf(evenement.suites, []),
    lienVisio: reads ? evenement.lienVisio : null,
    ville: villeId !== null && villeNom !== null ? { id: villeId, nom: villeNom, codePostal } : null,
    ...(reads ? plates : sansContact(plates)),
    intervenants: evenement.intervenants.map((un) =>
      isMontree(un)
        ? { id: un.id, prenom: un.prenom, nom: un.nom }
        : { id: un.id, prenom: INTERVENANTE_A_CONFIRMER, nom: '' },
    ),
    droits: { gerer: gere },
  }
  return { detail, auteureId, version, ressourceIds }
}

/** R3-13: the page of a published event. */
export const getEvenement = async (
  id: EvenementId,
  reading: Reading & Pick<ReadCtx, 'settings'>,
): Promise<DetailEvenement> => {
  const found = await findEvenement(id, reading)
  if (!found) throw commonErrors.introuvable()
  const { detail, ressourceIds } = found
  return { ...detail, suites: suitesOf(detail.suites, await findRessources(reading, ressourceIds)) }
}
