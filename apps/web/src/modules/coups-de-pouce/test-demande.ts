import type {
  CarteCoupDePouce,
  CoupDePouce,
  CoupDePouceId,
  ReponseCoupDePouce,
  ReponseId,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'

export const AWA = {
  id: '019a0000-0000-7000-8000-0000000000a1' as AdherenteId,
  prenom: 'Awa',
  nom: 'Diallo',
  nomEntreprise: null,
  profession: 'Traiteuse',
  ville: { nom: 'Beauvais', departement: '60' },
  photo: null,
  territoireCoordonne: null,
}
export const SAMIRA = {
  ...AWA,
  id: '019a0000-0000-7000-8000-0000000000a2' as AdherenteId,
  prenom: 'Samira',
  nom: 'Haddad',
}

/** An open request in a list. */
export const carteDe = (change: Partial<CarteCoupDePouce> = {}): CarteCoupDePouce => ({
  id: '019a0000-0000-7000-8000-0000000000c1' as CoupDePouceId,
  type: 'demande',
  titre: 'Cherche un camion frigo pour un week-end, autour de Beauvais',
  categorie: { id: '019a0000-0000-7000-8000-0000000000d1', libelle: 'Local et matériel' },
  mode: 'sur_place',
  urgence: 'normale',
  dateLimite: '2026-11-30',
  statut: 'publie',
  nbReponses: 3,
  auteure: AWA,
  dateCreation: '2026-11-13T08:00:00.000Z',
  datePublication: '2026-11-13T08:12:00.000Z',
  ville: { nom: 'Beauvais', departement: '60' },
  distanceKilometre: null,
  ...change,
})

const RIEN = {
  modifier: false,
  supprimer: false,
  masquer: false,
  repondre: false,
  signaler: false,
  suivre: false,
  resoudre: false,
  clore: false,
  prolonger: false,
  rouvrir: false,
  voirSuggestions: false,
}

/** An open request on its page, of which the reader may do what `droits` says. */
export const demandeDe = ({
  droits,
  ...change
}: Partial<Omit<CoupDePouce, 'droits'>> & { droits?: Partial<CoupDePouce['droits']> } = {}): CoupDePouce => ({
  ...carteDe(),
  ville: { id: '60057' as VilleId, nom: 'Beauvais', departement: '60' },
  contenu: 'J’ai un mariage de 120 personnes et mon loueur vient de me lâcher.',
  competences: [],
  territoire: null,
  rayonKm: null,
  periode: null,
  contrepartie: null,
  piecesJointes: [],
  motifCloture: null,
  aidantes: [],
  suivi: false,
  favori: false,
  dateModification: null,
  dateResolution: null,
  version: 1,
  ...change,
  droits: { ...RIEN, ...droits },
})

/** A public answer of Samira. */
export const reponseDe = (change: Partial<ReponseCoupDePouce> = {}): ReponseCoupDePouce => ({
  id: '019a0000-0000-7000-8000-0000000000e1' as ReponseId,
  contenu: 'J’ai un Kangoo frigo à Privas.',
  auteure: SAMIRA,
  prive: false,
  propose: false,
  acceptee: false,
  aAide: false,
  reponseParenteId: null,
  statut: 'publiee',
  datePublication: '2026-11-13T09:40:00.000Z',
  dateModification: null,
  version: 1,
  droits: { modifier: false, supprimer: false, repondre: true, accepter: false, signaler: true },
  ...change,
})
