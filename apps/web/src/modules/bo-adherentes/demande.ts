import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { ActionFiches, ActionForm } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'

/** Targets of an action: selected ids, or all results of a filter. */
type Cible = Pick<ActionForm, 'ids' | 'filtre'>

/** An action to confirm after its dry run. */
export type Demande = {
  readonly action: ActionFiches
  readonly cible: Cible
  /** Number of members, or the name of a single one. */
  readonly nb: number
  readonly nom?: string | undefined
}

type Mots = {
  readonly titre: (qui: string) => string
  readonly lede: string
  /** Label of the confirm button. */
  readonly envoi: (nb: number) => string
  readonly enCours: string
  readonly fait: (nb: number) => string
}

const relancesOf = (nb: number): string =>
  nb === 1 ? 'La relance part par e-mail.' : `${nb} relances partent par e-mail.`

export const MOTS: Readonly<Record<ActionFiches, Mots>> = {
  rattacher: {
    titre: (qui) => `Rattacher ${qui}\u00a0?`,
    lede: 'Rien n’est encore changé. Choisis l’antenne, et voici ce qui se passera.',
    envoi: (nb) => `Rattacher ${formatCount(nb, 'adhérente')}`,
    enCours: 'Rattachement…',
    fait: (nb) => (nb === 1 ? 'Elle est rattachée.' : `${nb} adhérentes sont rattachées.`),
  },
  relancer_adhesion: {
    titre: (qui) => `Relancer ${qui}\u00a0?`,
    lede: 'Rien n’est encore parti. Voici ce qui se passera.',
    envoi: (nb) => `Envoyer ${formatCount(nb, 'relance')}`,
    enCours: 'Envoi…',
    fait: relancesOf,
  },
  relancer_inscription: {
    titre: (qui) => `Relancer l’inscription de ${qui}\u00a0?`,
    lede: 'Rien n’est encore parti. Voici ce qui se passera.',
    envoi: (nb) => `Envoyer ${formatCount(nb, 'relance')}`,
    enCours: 'Envoi…',
    fait: relancesOf,
  },
  envoyer_message: {
    titre: (qui) => `Écrire à ${qui}\u00a0?`,
    lede: 'Rien n’est encore parti. Ton message arrivera en privé, dans la messagerie.',
    envoi: (nb) => `Envoyer ${formatCount(nb, 'message')}`,
    enCours: 'Envoi…',
    fait: (nb) => (nb === 1 ? 'Le message est envoyé.' : `${nb} messages partent.`),
  },
}

export const quiOf = ({ nb, nom }: Demande): string => nom ?? formatCount(nb, 'adhérente')
