import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { EvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'

export type Acte = 'dupliquer' | 'annuler' | 'retablir' | 'supprimer'

/** An act to confirm. */
export type Demande = {
  readonly acte: Acte
  readonly evenement: Pick<EvenementBo, 'id' | 'titre' | 'nbInscrites' | 'nbEnAttente' | 'isDraft'>
}

type Mots = {
  readonly titre: (titre: string) => string
  readonly confirmer: string
  readonly enCours: string
  readonly fait: string
  readonly variant: 'primary' | 'danger'
}

export const MOTS: Readonly<Record<Acte, Mots>> = {
  dupliquer: {
    titre: (titre) => `Dupliquer «\u00a0${titre}\u00a0»\u202f?`,
    confirmer: 'Dupliquer',
    enCours: 'Copie…',
    fait: 'Voici la copie, en brouillon. Donne-lui une date.',
    variant: 'primary',
  },
  annuler: {
    titre: (titre) => `Annuler «\u00a0${titre}\u00a0»\u202f?`,
    confirmer: 'Annuler l’événement',
    enCours: 'Annulation…',
    fait: 'L’événement est annulé.',
    variant: 'danger',
  },
  retablir: {
    titre: (titre) => `Rétablir «\u00a0${titre}\u00a0»\u202f?`,
    confirmer: 'Rétablir',
    enCours: 'Rétablissement…',
    fait: 'L’événement est rétabli.',
    variant: 'primary',
  },
  supprimer: {
    titre: (titre) => `Supprimer «\u00a0${titre}\u00a0»\u202f?`,
    confirmer: 'Supprimer',
    enCours: 'Suppression…',
    fait: 'L’événement est supprimé.',
    variant: 'danger',
  },
}

/** Recipients: « 17 inscrites et 4 en attente »; empty when there are none. */
export const quiOf = ({ nbInscrites, nbEnAttente }: Demande['evenement']): string =>
  [nbInscrites > 0 && formatCount(nbInscrites, 'inscrite'), nbEnAttente > 0 && `${nbEnAttente} en attente`]
    .filter(Boolean)
    .join(' et ')

/** Consequences of an act, in words. */
export const suiteOf = ({ acte, evenement }: Demande): string => {
  const qui = quiOf(evenement)
  switch (acte) {
    case 'dupliquer':
      return 'La copie est un brouillon, sans date et sans inscrite.'
    case 'annuler':
      return qui === ''
        ? 'Personne n’y est inscrite. Il reste dans la liste, marqué «\u00a0Annulé\u00a0», et peut être rétabli.'
        : `Un e-mail prévient ${qui}, et leurs agendas se mettent à jour. L’événement peut être rétabli.`
    case 'retablir':
      return qui === ''
        ? 'Les membres peuvent de nouveau s’y inscrire.'
        : `Un e-mail prévient ${qui}, dont les places sont gardées.`
    case 'supprimer':
      return 'Il disparaît avec ses images et ses inscriptions. C’est définitif.'
  }
}
