import { evenement, type Evenement } from './evenements.schema.ts'
import { CHAMPS_INTERVENANTE } from './intervenantes.schema.ts'

const id = (n: number): string => `019a0000-0000-7000-8000-00000000000${n}`

export const ID = {
  evenement: id(1),
  theme: id(2),
  type: id(3),
  territoire: id(4),
  intervenant: id(5),
} as const

const nobody = (prefix: string) =>
  Object.fromEntries(CHAMPS_INTERVENANTE.map((champ) => [`${prefix}${champ}`, null]))

/** All the flat fields of a speaker. */
export const speaker = (prefix: 'intervenante' | 'intervenante2', prenom: string, nom: string) => {
  const site = `https://exemple.fr/${prenom.length}`
  const values = {
    Prenom: prenom,
    Nom: nom,
    Entreprise: `Atelier ${nom}`,
    Profession: 'Comptable',
    Email: `${prenom.length}.${nom.length}@exemple.fr`,
    Telephone: '0639980427',
    Photo: `${prenom.toLowerCase()}.webp`,
    Lien: site,
    Instagram: `${site}/i`,
    Facebook: `${site}/f`,
    Linkedin: `${site}/l`,
    LienFdt: `${site}/fdt`,
  }
  return Object.fromEntries(Object.entries(values).map(([champ, value]) => [`${prefix}${champ}`, value]))
}

/** A published workshop in Quimper. */
export const anEvenement = (change: Readonly<Record<string, unknown>>): Evenement =>
  evenement.parse({
    id: ID.evenement,
    titre: 'Fixer ses prix sans s’excuser',
    theme: { id: ID.theme, libelle: 'Finances' },
    evenementType: { id: ID.type, libelle: 'Atelier' },
    isEnLigne: false,
    lienVisio: null,
    adresse: '16 quai du Steïr',
    ville: { id: '29232', nom: 'Quimper', codePostal: '29000' },
    nombrePlacesTotal: 20,
    dateHeureDebut: '2026-11-19T17:30:00.000Z',
    dateHeureFin: '2026-11-19T19:30:00.000Z',
    heureDebut: '18:30',
    heureFin: '20:30',
    fuseau: 'Europe/Paris',
    visuel: 'image.webp',
    visuel_preview: 'vignette.webp',
    description: '<p>Deux heures pour calculer un prix.</p>',
    ...nobody('intervenante'),
    ...nobody('intervenante2'),
    isDraft: false,
    territoires: [{ id: ID.territoire, nom: 'Cornouaille' }],
    intervenants: [{ id: ID.intervenant, prenom: 'Hélène', nom: 'Roussel' }],
    lienGoogleForm: null,
    displaySiteVitrine: false,
    inscriptionType: 'Interne',
    isAnnule: false,
    nbPlacesRestantes: 3,
    nbInscrites: 17,
    monInscription: null,
    favoriId: null,
    ...change,
  })
