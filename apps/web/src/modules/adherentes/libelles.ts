import type { FiltresAnnuaire } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { nomDepartement } from '@entrelles/contract/modules/referentiels/departements.ts'
import type { Filtre } from './liste.ts'

/** Names by id, as far as they are loaded. */
export type Noms = ReadonlyMap<string, string>

const INCONNU = '…'

/** Label of an active filter: « Secteur : Artisanat ». */
export const libelleOf = (filtre: Filtre, filtres: FiltresAnnuaire, noms: Noms): string => {
  const nomDe = (id: string | undefined) => noms.get(id ?? '') ?? INCONNU
  switch (filtre) {
    case 'territoire':
      return `Antenne\u00a0: ${nomDe(filtres.territoire)}`
    case 'departement':
      return `${nomDepartement(filtres.departement ?? '')} (${filtres.departement})`
    case 'distanceKm':
      return `À moins de ${filtres.distanceKm}\u00a0km`
    case 'secteur':
      return `Secteur\u00a0: ${nomDe(filtres.secteur)}`
    case 'competence':
      return `Peut aider\u00a0: ${nomDe(filtres.competence)}`
    case 'situation':
      return `Situation\u00a0: ${nomDe(filtres.situation)}`
    case 'nouvelles':
      return 'Nouvelles membres'
    case 'coordinatrices':
      return 'Coordinatrices'
  }
}
