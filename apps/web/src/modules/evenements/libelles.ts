import { FORMATS_EVENEMENT } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Filtre } from './filtres.ts'

/** The names behind the ids that the address holds. */
export type Noms = ReadonlyMap<string, string>

/** 19/11/2026 */
const jourCourt = (day: string): string => day.split('-').toReversed().join('/')

/** A filter that holds, in words. An id that no list knows (any more) is told by what it narrows. */
export const libelleOf = (filtre: Filtre, filtres: FiltresEvenements, noms: Noms): string => {
  const textes: Record<Filtre, string> = {
    distanceKilometre: `À moins de ${filtres.distanceKilometre}\u00a0km`,
    type: noms.get(filtres.type ?? '') ?? 'Type',
    format: filtres.format ? FORMATS_EVENEMENT[filtres.format] : '',
    thematique: noms.get(filtres.thematique ?? '') ?? 'Thématique',
    dateDebut: `Dès le ${jourCourt(filtres.dateDebut ?? '')}`,
    dateFin: `Jusqu’au ${jourCourt(filtres.dateFin ?? '')}`,
    disponibilite: 'Avec des places disponibles',
  }
  return textes[filtre]
}
