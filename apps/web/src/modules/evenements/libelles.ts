import { formatShortDay } from '@entrelles/contract/kit/format.ts'
import { FORMATS_EVENEMENT } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Filtre } from './liste.ts'

/** Names by id, for the ids in the URL. */
export type Noms = ReadonlyMap<string, string>

/** Label of an active filter. An unknown id gets the label of its filter. */
export const libelleOf = (filtre: Filtre, filtres: FiltresEvenements, noms: Noms): string => {
  const textes: Record<Filtre, string> = {
    distanceKilometre: `À moins de ${filtres.distanceKilometre}\u00a0km`,
    type: noms.get(filtres.type ?? '') ?? 'Type',
    format: filtres.format ? FORMATS_EVENEMENT[filtres.format] : '',
    thematique: noms.get(filtres.thematique ?? '') ?? 'Thématique',
    dateDebut: `Dès le ${formatShortDay(filtres.dateDebut ?? '')}`,
    dateFin: `Jusqu’au ${formatShortDay(filtres.dateFin ?? '')}`,
    disponibilite: 'Avec des places disponibles',
  }
  return textes[filtre]
}
