import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Signalable } from '#kit/signalables.ts'
import { lectureOf } from './annuaire.queries.ts'
import { findAdherente } from './get-adherente.ts'

/** A member, with the profile that the reporter reads. She is not hidden by reports: people decide whether to suspend her. */
export const adherenteSignalable: Signalable = {
  type: 'adherente',
  freeze: async (db, actor, id, at) => {
    const profil = await findAdherente(db, lectureOf({ actor, ...at }), id as AdherenteId)
    if (!profil) return undefined
    const { droits: _droits, ...copie } = profil
    const territoireId = profil.territoire?.id ?? null
    return { version: null, auteureId: profil.id, territoireId, titre: formatName(profil), copie }
  },
  pathFor: async (db, actor, id, at) =>
    (await findAdherente(db, lectureOf({ actor, ...at }), id as AdherenteId))
      ? pathTo('/membre/:id', { id })
      : null,
}
