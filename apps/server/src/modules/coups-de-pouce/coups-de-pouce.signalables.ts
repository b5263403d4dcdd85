import { formatName } from '@entrelles/contract/kit/format.ts'
import { ANCRE_REPONSE } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { droitsOf } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { ObjetFichiers } from '#kit/objets-fichiers.ts'
import type { HideCtx, Signalable } from '#kit/signalables.ts'
import { askAidantesJob, tellSuiveusesJob } from './coups-de-pouce.jobs.ts'
import { hideCoupDePouce, lockCoupDePouce, restoreCoupDePouce } from './coups-de-pouce.repository.ts'
import { findCoupDePouce } from './get-coup-de-pouce.ts'
import { cheminOf } from './lettres/coup-de-pouce-ligne.ts'
import { canReadDemande } from './readable.queries.ts'
import { findLue } from './reponses/reponses.queries.ts'
import {
  countReponse,
  findDemandeId,
  findReponse,
  settleAide,
  updateStatutReponse,
} from './reponses/reponses.repository.ts'
import { listAAvertir } from './suivis/suiveuses.repository.ts'
import { listVersionsCoupDePouce, listVersionsReponse } from './versions.queries.ts'

/** A request that is published, as the reporter reads it. */
export const coupDePouceSignalable: Signalable = {
  type: 'coup_de_pouce',
  freeze: async (db, actor, id, at) => {
    const found = await findCoupDePouce(id, { db, actor, ...at })
    if (!found || found.statut === 'brouillon') return undefined
    const {
      suivi: _suivi,
      favori: _favori,
      distanceKilometre: _distance,
      nbReponses: _nb,
      ...copie
    } = found.detail
    const { auteureId, territoireId } = found
    const mayHide = droitsOf(actor, found).masquer
    return { version: copie.version, auteureId, territoireId, titre: copie.titre, copie, mayHide }
  },
  pathFor: async (db, actor, id, at) =>
    (await findCoupDePouce(id, { db, actor, ...at })) ? cheminOf(id) : null,
  hide: ({ db }, id) => hideCoupDePouce(db, id),
  restore: async ({ db, enqueue }, id) => {
    await restoreCoupDePouce(db, id)
    // If it was hidden before helpers and followers were notified, they are notified now.
    await enqueue(askAidantesJob, { coupDePouceId: id })
    for (const reponseId of await listAAvertir(db, id)) await enqueue(tellSuiveusesJob, { reponseId })
  },
  versions: listVersionsCoupDePouce,
}

/**
 * Hides an answer or shows it again, and updates its request: the number of answers, and whether help is on its way. Does nothing if
 * the answer is deleted or already in that state.
 */
const moveReponse = async (
  { db, enqueue }: HideCtx,
  id: string,
  to: 'publiee' | 'masquee',
): Promise<void> => {
  const demandeId = await findDemandeId(db, id)
  const demande = demandeId === undefined ? undefined : await lockCoupDePouce(db, demandeId)
  const reponse = demande && (await findReponse(db, demande.id, id))
  if (!reponse || reponse.statut === 'supprimee' || reponse.statut === to) return
  await updateStatutReponse(db, reponse.id, to)
  await countReponse(db, demande.id, reponse, to === 'publiee' ? 1 : -1)
  await settleAide(db, demande.id)
  // Followers who were not told before it was hidden are told now.
  if (to === 'publiee') await enqueue(tellSuiveusesJob, { reponseId: id })
}

/** An answer that this member may read, with its request; undefined if it is deleted, because nothing is left to report. */
const findLisible = async (id: string, reading: Parameters<typeof findLue>[2]) => {
  const demandeId = await findDemandeId(reading.db, id)
  const found = demandeId === undefined ? undefined : await findLue(demandeId, id, reading)
  return found && demandeId !== undefined && found.reponse.statut !== 'supprimee'
    ? { ...found, demandeId }
    : undefined
}

/** An answer that the reporter reads. */
export const reponseSignalable: Signalable = {
  type: 'reponse',
  freeze: async (db, actor, id, at) => {
    const found = await findLisible(id, { db, actor, ...at })
    if (!found) return undefined
    const { demande, demandeId, auteureId, reponse } = found
    const { droits: _droits, ...copie } = reponse
    return {
      version: reponse.version,
      auteureId,
      territoireId: demande.territoireId,
      titre: formatName(reponse.auteure),
      copie: { ...copie, coupDePouce: { id: demandeId, titre: demande.titre } },
    }
  },
  pathFor: async (db, actor, id, at) => {
    const found = await findLisible(id, { db, actor, ...at })
    return found ? `${cheminOf(found.demandeId)}#${ANCRE_REPONSE}${id}` : null
  },
  hide: (ctx, id) => moveReponse(ctx, id, 'masquee'),
  restore: (ctx, id) => moveReponse(ctx, id, 'publiee'),
  versions: listVersionsReponse,
}

/** Who reads a request reads its files. */
export const coupDePouceFichiers: ObjetFichiers = { type: 'coup_de_pouce', canRead: canReadDemande }
