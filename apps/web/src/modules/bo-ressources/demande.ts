import type { RessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'

export type Acte = 'publier' | 'remettre' | 'archiver' | 'supprimer' | 'abandonner'

/** What the open dialog asks. */
export type Demande = {
  readonly acte: Acte | 'relire'
  readonly ressource: Pick<RessourceBo, 'id' | 'titre' | 'version' | 'modificationsNonPubliees'>
}

export type Ask = (demande: Demande) => void

type Mots = {
  readonly titre: (titre: string) => string
  readonly phrase: string
  readonly confirmer: string
  readonly enCours: string
  readonly fait: string
  readonly variant: 'primary' | 'danger'
}

const nomme = (verbe: string) => (titre: string) => `${verbe} «\u00a0${titre}\u00a0»\u202f?`

export const MOTS: Readonly<Record<Acte, Mots>> = {
  publier: {
    titre: nomme('Publier'),
    phrase: 'Elle paraît tout de suite dans la bibliothèque.',
    confirmer: 'Publier',
    enCours: 'Publication…',
    fait: 'La ressource est publiée.',
    variant: 'primary',
  },
  remettre: {
    titre: nomme('Remettre en ligne'),
    phrase: 'Les membres la retrouvent dans la bibliothèque, sans être prévenues.',
    confirmer: 'Remettre en ligne',
    enCours: 'Publication…',
    fait: 'La ressource est de nouveau en ligne.',
    variant: 'primary',
  },
  archiver: {
    titre: nomme('Archiver'),
    phrase: 'Les membres ne la trouvent plus. Tu peux la remettre en ligne depuis les archives.',
    confirmer: 'Archiver',
    enCours: 'Archivage…',
    fait: 'La ressource est archivée.',
    variant: 'danger',
  },
  supprimer: {
    titre: nomme('Supprimer'),
    phrase: 'Elle disparaît avec ses images et son fichier. C’est définitif.',
    confirmer: 'Supprimer',
    enCours: 'Suppression…',
    fait: 'La ressource est supprimée.',
    variant: 'danger',
  },
  abandonner: {
    titre: () => 'Abandonner les modifications\u202f?',
    phrase: 'L’article redevient tel que les membres le lisent. Ce que tu as changé depuis est perdu.',
    confirmer: 'Abandonner',
    enCours: 'Abandon…',
    fait: 'L’article est tel qu’il est publié.',
    variant: 'danger',
  },
}

/** The consequences of an act, in words. */
export const phraseOf = (acte: Acte, { modificationsNonPubliees }: Demande['ressource']): string =>
  acte === 'archiver' && modificationsNonPubliees
    ? `${MOTS.archiver.phrase} Ses modifications non publiées sont perdues.`
    : MOTS[acte].phrase
