import { formatName } from '@entrelles/contract/kit/format.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Signalable } from '#kit/signalables.ts'
import { annonceJob } from './avis.jobs.ts'
import { findPublication } from './get-publication.ts'
import { cheminOf } from './lettres/publication-ligne.ts'
import { hidePublication, isRetiree, restorePublication } from './statuts.repository.ts'
import { listVersionsPublication } from './versions.queries.ts'

/** A published post, as the reporter reads it. Its coordinator examines it if it is for her branch alone. */
export const publicationSignalable: Signalable = {
  type: 'publication',
  freeze: async (db, actor, id, at) => {
    const found = await findPublication(id, { db, actor, ...at })
    if (!found || (found.statut !== 'publiee' && found.statut !== 'archivee')) return undefined
    const {
      auteureId,
      territoireIds,
      maReaction: _reaction,
      suivi: _suivi,
      favori: _favori,
      ...copie
    } = found
    const [territoireId = null, ...others] = territoireIds
    return {
      version: copie.version,
      auteureId,
      territoireId: others.length === 0 ? territoireId : null,
      titre: copie.titre ?? formatName(copie.auteure),
      copie,
      mayHide: droitsOf(actor, found).masquer,
    }
  },
  pathFor: async (db, actor, id, at) =>
    (await findPublication(id, { db, actor, ...at })) ? cheminOf({ publicationId: id }) : null,
  hide: ({ db }, id) => hidePublication(db, id),
  restore: async ({ db, enqueue }, id) => {
    const restored = await restorePublication(db, id)
    // Those who were not told before it was hidden are told now.
    if (restored?.type === 'annonce') await enqueue(annonceJob, { publicationId: id })
  },
  isRetire: isRetiree,
  versions: listVersionsPublication,
}
