import {
  detailIntervenantBo,
  type DetailIntervenantBo,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'

/** A complete record. */
export const aFiche = (change: Readonly<Record<string, unknown>>): DetailIntervenantBo =>
  detailIntervenantBo.parse({
    id: '019a0000-0000-7000-8000-000000000001',
    prenom: 'Hélène',
    nom: 'Roussel',
    entreprise: 'Cabinet Roussel',
    profession: 'Experte-comptable',
    photo: 'helene.webp',
    statut: 'actif',
    consentement: null,
    consentementDemandeLe: null,
    nbEvenements: 1,
    biographie: 'Vingt ans de bilans.',
    email: 'h@exemple.fr',
    telephone: '0639980427',
    siteWeb: 'https://exemple.fr',
    instagram: null,
    facebook: null,
    linkedin: null,
    lienFdt: null,
    adherente: { id: '019a0000-0000-7000-8000-000000000002', prenom: 'Hélène', nom: 'Roussel' },
    thematiques: [{ id: '019a0000-0000-7000-8000-000000000003', libelle: 'Finances' }],
    territoires: [{ id: '019a0000-0000-7000-8000-000000000004', nom: 'Pays de Redon' }],
    visible: false,
    noteInterne: 'Préfère les groupes de 15.',
    evenements: [],
    dateCreation: '2026-03-02T09:00:00.000Z',
    version: 3,
    droits: { supprimer: true, fusionner: true },
    ...change,
  })
