import type {
  CanalPreference,
  FamilleReglable,
  Frequence,
  Prereglage,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { FAMILLES_EN_MOTS } from '@entrelles/contract/modules/notifications/preferences.words.ts'

type Section = { readonly titre: string; readonly familles: readonly FamilleReglable[] }

export const SECTIONS: readonly Section[] = [
  {
    titre: 'Échanges',
    familles: ['message', 'mention', 'reponse_coup_de_pouce', 'coup_de_pouce_pour_moi', 'commentaire'],
  },
  { titre: 'Événements', familles: ['evenement_nouveau', 'rappel_evenement', 'liste_attente'] },
  { titre: 'Réseau', familles: ['publication_antenne', 'ressource', 'recherche_alerte'] },
]

export const CANAUX: Readonly<Record<CanalPreference, string>> = {
  app: 'dans l’application',
  mail: 'par e-mail',
  push: 'sur le téléphone',
}

/** The accessible name of a control: on a phone, and out of its table, nothing else says what it changes. */
export const nomControle = (famille: FamilleReglable, canal: CanalPreference): string =>
  `${FAMILLES_EN_MOTS[famille].label}, ${CANAUX[canal]}`

export const FREQUENCES_EN_MOTS: Readonly<Record<Frequence, string>> = {
  immediat: 'tout de suite',
  quotidien: 'chaque jour',
  hebdomadaire: 'chaque semaine',
  jamais: 'jamais',
}

export const PREREGLAGES_EN_MOTS: Readonly<Record<Prereglage, string>> = {
  tout_de_suite: 'Tout de suite',
  equilibre: 'Équilibré',
  calme: 'Au calme',
}

/** From Monday, which is 1. */
export const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

/** What no setting switches off, and why. */
export const TOUJOURS_ENVOYEES: readonly { readonly label: string; readonly raison: string }[] = [
  {
    label: 'Paiement et adhésion',
    raison: 'Pour garder la preuve de ce que tu as payé, et savoir quand ton adhésion se termine.',
  },
  {
    label: 'Annulation ou changement d’un événement où tu es inscrite',
    raison: 'Pour ne pas te déplacer pour rien.',
  },
  { label: 'Sécurité de ton compte', raison: 'Pour réagir si quelqu’un d’autre essaie d’y entrer.' },
  {
    label: 'Décision de modération te concernant',
    raison: 'Pour en connaître la raison, et pouvoir la contester.',
  },
]
