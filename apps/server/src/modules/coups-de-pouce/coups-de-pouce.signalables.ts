import { formatName } from '@entrelles/contract/kit/format.ts'
import type { ObjetFichiers } from '#kit/objets-fichiers.ts'
import type { HideCtx, Signalable } from '#kit/signalables.ts'
import { askAidantesJob, tellSuiveusesJob } from './coups-de-pouce.jobs.ts'
import { hideCoupDePouce, lockCoupDePouce, restoreCoupDePouce } from './coups-de-pouce.repository.ts'
import { findCoupDePouce } from './get-coup-de-pouce.ts'
import { canReadDemande } from './readable.queries.ts'
import { findLue } from './reponses/reponses.queries.ts'
import {
  countReponse,
  findDemandeId,
  findReponse,
  updateStatutReponse,
} from './reponses/reponses.repository.ts'
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
    return { version: copie.version, auteureId, territoireId, titre: copie.titre, copie }
  },
  hide: ({ db }, id) => hideCoupDePouce(db, id),
  restore: async ({ db, enqueue }, id) => {
    await restoreCoupDePouce(db, id)
    // Those who can help are told now, if it was hidden before they were.
    await enqueue(askAidantesJob, { coupDePouceId: id })
  },
  versions: listVersionsCoupDePouce,
}

/** Hides or shows an answer again, and counts it on its request; nothing if it is deleted, or already so. */
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
  // Followers who were not told before it was hidden are told now.
  if (to === 'publiee') await enqueue(tellSuiveusesJob, { reponseId: id })
}

/** An answer that the reporter reads. */
export const reponseSignalable: Signalable = {
  type: 'reponse',
  freeze: async (db, actor, id, at) => {
    const demandeId = await findDemandeId(db, id)
    const found = demandeId === undefined ? undefined : await findLue(demandeId, id, { db, actor, ...at })
    if (!found || found.reponse.statut === 'supprimee') return undefined
    const { demande, auteureId, reponse } = found
    const { droits: _droits, ...copie } = reponse
    return {
      version: reponse.version,
      auteureId,
      territoireId: demande.territoireId,
      titre: formatName(reponse.auteure),
      copie: { ...copie, coupDePouce: { id: demandeId, titre: demande.titre } },
    }
  },
  hide: (ctx, id) => moveReponse(ctx, id, 'masquee'),
  restore: (ctx, id) => moveReponse(ctx, id, 'publiee'),
  versions: listVersionsReponse,
}

/** Who reads a request reads its files. */
export const coupDePouceFichiers: ObjetFichiers = { type: 'coup_de_pouce', canRead: canReadDemande }
