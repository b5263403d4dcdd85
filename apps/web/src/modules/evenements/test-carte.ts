import {
  carteEvenement,
  type CarteEvenement,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'

/** A workshop in Quimper, the evening of 19 November 2026, with three places left. */
export const aCarte = (change: Readonly<Record<string, unknown>> = {}): CarteEvenement =>
  carteEvenement.parse({
    id: '019a0000-0000-7000-8000-000000000001',
    titre: 'Fixer ses prix sans s’excuser',
    theme: { id: '019a0000-0000-7000-8000-000000000002', libelle: 'Finances' },
    evenementType: { id: '019a0000-0000-7000-8000-000000000003', libelle: 'Atelier' },
    isEnLigne: false,
    nombrePlacesTotal: 20,
    dateHeureDebut: '2026-11-19T17:30:00.000Z',
    dateHeureFin: '2026-11-19T19:30:00.000Z',
    heureDebut: '18:30',
    heureFin: '20:30',
    fuseau: 'Europe/Paris',
    visuel: null,
    visuel_preview: null,
    inscriptionType: 'Interne',
    isAnnule: false,
    nbPlacesRestantes: 3,
    nbInscrites: 17,
    monInscription: null,
    favoriId: null,
    ville: { nom: 'Quimper', departement: '29' },
    distanceKilometre: 21,
    nbEnAttente: 0,
    ...change,
  })

export const mienne = (statut: string, rang: number | null = null) => ({
  statut,
  rang,
  offreExpireLe: statut === 'proposee' ? '2026-11-17T17:30:00.000Z' : null,
})
