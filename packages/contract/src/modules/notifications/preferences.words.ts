import type { FamilleReglable } from './preferences.schema.ts'

type Famille = { readonly label: string; readonly precision?: string }

/** What she may switch off, as it is named in her settings and on the page of an unsubscribe link. */
export const FAMILLES_EN_MOTS: Readonly<Record<FamilleReglable, Famille>> = {
  message: { label: 'Message privé', precision: 'Sans le texte, juste qui t’écrit' },
  mention: { label: 'Mention de mon nom', precision: 'Publication, commentaire ou article' },
  reponse_coup_de_pouce: { label: 'Réponse à mon coup de pouce' },
  coup_de_pouce_pour_moi: { label: 'Coup de pouce pour moi', precision: 'Deux par semaine au plus' },
  commentaire: { label: 'Commentaire sur ma publication' },
  evenement_nouveau: { label: 'Nouvel événement près de chez moi' },
  rappel_evenement: { label: 'Rappel la veille' },
  liste_attente: { label: 'Place libérée', precision: 'Liste d’attente' },
  publication_antenne: { label: 'Publication de mon antenne' },
  ressource: { label: 'Nouvelle ressource' },
  recherche_alerte: { label: 'Alerte de recherche', precision: 'Une par semaine au plus' },
}
