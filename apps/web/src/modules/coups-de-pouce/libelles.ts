import {
  ETATS_LISTE,
  TRIS_COUPS_DE_POUCE,
  TYPES_COUP_DE_POUCE,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { Filtre, Filtres, Onglet } from './liste.ts'

type Noms = {
  readonly categorie: string | undefined
  readonly antenne: string | undefined
  readonly auteure: string | undefined
}

/** Label of an active filter. An unknown id gets the label of its filter. */
export const libelleOf = (filtre: Filtre, filtres: Filtres, noms: Noms): string => {
  const textes: Record<Filtre, string> = {
    categorie: noms.categorie ?? 'Catégorie',
    type: filtres.type ? `${TYPES_COUP_DE_POUCE[filtres.type]}s` : '',
    statut: ETATS_LISTE[filtres.statut].libelle,
    territoire: noms.antenne ?? 'Antenne',
    distanceKilometre: `À moins de ${filtres.distanceKilometre}\u00a0km`,
    tri: TRIS_COUPS_DE_POUCE[filtres.tri],
    auteure: noms.auteure === undefined ? 'D’une membre' : `De ${noms.auteure}`,
  }
  return textes[filtre]
}

type Vide = { readonly titre: string; readonly phrase: string; readonly isReseau?: true }

/** What an empty tab says; `isReseau` leads to the whole network instead of a new request. */
export const VIDES: Readonly<Record<Onglet, Vide>> = {
  reseau: { titre: 'Aucune demande en ce moment', phrase: 'Lance la première, les autres suivront.' },
  proches: {
    titre: 'Aucune demande près de chez toi',
    phrase: 'Élargis la distance, ou regarde tout le réseau\u202f: beaucoup d’aides se donnent à distance.',
    isReseau: true,
  },
  antenne: {
    titre: 'Aucune demande dans ton antenne',
    phrase: 'Lance la première, les autres suivront.',
  },
  miennes: {
    titre: 'Tu n’as encore rien demandé',
    phrase: 'Une relecture, un prêt, un contact\u202f: deux minutes suffisent.',
  },
  'sans-reponse': {
    titre: 'Toutes les demandes ont une réponse',
    phrase: 'Beau travail collectif. Regarde celles qui attendent encore une aide.',
    isReseau: true,
  },
  suivis: {
    titre: 'Tu ne suis aucune demande',
    phrase: 'Sur la page d’une demande, «\u00a0Suivre\u00a0» te prévient de chaque réponse.',
    isReseau: true,
  },
}
