import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Signalable } from '#kit/signalables.ts'
import { findEvenement } from './get-evenement.ts'

/** What the page says, without the reader's own registration nor what changes by itself. */
const copieOf = ({
  monInscription: _monInscription,
  favoriId: _favoriId,
  maPresence: _maPresence,
  droits: _droits,
  nbInscrites: _nbInscrites,
  nbEnAttente: _nbEnAttente,
  nbPlacesRestantes: _nbPlacesRestantes,
  serie: _serie,
  ...copie
}: DetailEvenement): object => copie

/** A published event. It is not hidden by reports: its organisers are known, and members have planned to come. */
export const evenementSignalable: Signalable = {
  type: 'evenement',
  freeze: async (db, actor, id, { now }) => {
    const found = await findEvenement(id as EvenementId, { db, actor, now })
    if (!found) return undefined
    const { detail, auteureId, version } = found
    const territoireId = detail.territoires[0]?.id ?? null
    return { version, auteureId, territoireId, titre: detail.titre, copie: copieOf(detail) }
  },
  pathFor: async (db, actor, id, { now }) =>
    (await findEvenement(id as EvenementId, { db, actor, now })) ? pathTo('/evenement/:id', { id }) : null,
}
