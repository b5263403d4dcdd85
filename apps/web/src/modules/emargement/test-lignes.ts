import type {
  FeuilleEmargement,
  LigneEmargement,
  OperationEmargement,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import type { Presence } from '@entrelles/contract/modules/participations/presences.ts'
import type { EnAttente } from './attente.ts'

export const EVENEMENT = '019a0000-0000-7000-8000-000000000001'
export const MAELLE = '019a0000-0000-7000-8000-00000000000a'

export const uuid = (n: number): string => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`

export const ligne = (n: number, prenom: string, nom: string, more: Partial<LigneEmargement> = {}) =>
  ({
    id: uuid(n),
    adherenteId: uuid(1000 + n),
    prenom,
    nom,
    photo: null,
    ville: 'Quimper',
    accessibilite: null,
    sansInscription: false,
    presence: 'inconnue',
    pointeeLe: null,
    pointeeMode: null,
    empreinteQr: `empreinte-${n}`,
    ...more,
  }) as LigneEmargement

export const feuilleOf = (lignes: readonly LigneEmargement[]) =>
  ({
    evenement: {
      id: EVENEMENT,
      titre: 'Fixer ses prix sans s’excuser',
      dateHeureDebut: '2026-11-19T17:30:00Z',
      dateHeureFin: '2026-11-19T19:30:00Z',
      fuseau: 'Europe/Paris',
      isEnLigne: false,
      isAnnule: false,
      adresse: 'Les Halles',
      ville: 'Quimper',
    },
    lignes,
    nbInscrites: lignes.length,
    nbPresentes: lignes.filter(({ presence }) => presence === 'presente').length,
  }) as FeuilleEmargement

export const presence = (
  cle: number,
  of: number,
  presence: Presence,
  faitLe = '2026-11-19T17:21:00.000Z',
): OperationEmargement =>
  ({ type: 'presence', cle: uuid(cle), participationId: uuid(of), presence, faitLe }) as OperationEmargement

export const enAttente = (
  numero: number,
  operation: OperationEmargement,
  ligneId: string | null,
  nom = 'Awa Diallo',
): EnAttente => ({ numero, evenementId: EVENEMENT, compteId: MAELLE, operation, ligneId, nom })
