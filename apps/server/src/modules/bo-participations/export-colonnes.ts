import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import {
  STATUTS_PARTICIPATION,
  type StatutParticipation,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import { LIBELLES_PRESENCE, type Presence } from '@entrelles/contract/modules/participations/presences.ts'
import type { Column } from '#kit/spreadsheet.ts'
import type { Cibles, LigneExport } from './export.queries.ts'

type Colonne = Column<LigneExport>

/**
 * Columns of the exported file. Only administrators get e-mail addresses: coordinators write to participants
 * through the event.
 */
export const colonnesOf = (cibles: Cibles, fuseau: Fuseau, avecAdresses: boolean): Colonne[] => {
  const zone = () => fuseau
  const elle: Colonne[] = [
    { kind: 'text', title: 'Prénom', value: ({ prenom }) => prenom },
    { kind: 'text', title: 'Nom', value: ({ nom }) => nom },
    ...(avecAdresses
      ? [{ kind: 'text', title: 'E-mail', width: 32, value: ({ email }) => email } satisfies Colonne]
      : []),
    { kind: 'text', title: 'Commune', value: ({ commune }) => commune },
    { kind: 'text', title: 'Département', width: 12, value: ({ departement }) => departement },
    {
      kind: 'text',
      title: 'Statut',
      width: 18,
      value: ({ statut, origine }) =>
        origine === 'sans_inscription'
          ? 'Venue sans inscription'
          : STATUTS_PARTICIPATION[statut as StatutParticipation],
    },
    { kind: 'instant', title: 'Inscrite le', value: ({ creeeLe }) => creeeLe, zone },
  ]
  const besoins: Colonne[] = [
    { kind: 'boolean', title: 'Covoiturage', width: 12, value: (l) => l.besoins?.covoiturage },
    { kind: 'boolean', title: 'Garde d’enfants', width: 14, value: (l) => l.besoins?.gardeEnfants },
    { kind: 'text', title: 'Accessibilité', value: (l) => l.besoins?.accessibilite },
    { kind: 'text', title: 'Régime', value: (l) => l.besoins?.regime },
  ]
  if (cibles === 'en_attente')
    return [
      ...elle,
      { kind: 'instant', title: 'Place proposée jusqu’au', value: (l) => l.offreExpireLe, zone },
      ...besoins,
    ]
  return [
    ...elle,
    ...besoins,
    { kind: 'text', title: 'Présence', width: 12, value: (l) => LIBELLES_PRESENCE[l.presence as Presence] },
    { kind: 'instant', title: 'Pointée le', value: (l) => l.pointeeLe, zone },
  ]
}
