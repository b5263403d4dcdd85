import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { FiltreDiscussions } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { discussionsQuery } from '../messagerie.api.ts'
import styles from './Inbox.module.css'

type DiscussionsEmptyProps = {
  readonly filtre: FiltreDiscussions
  readonly termes: string | undefined
  readonly niveau: 2 | 3
}

const VIDES: Readonly<Record<Exclude<FiltreDiscussions, 'toutes'>, { titre: string; phrase: string }>> = {
  non_lues: { titre: 'Tu as tout lu', phrase: 'Rien ne t’attend pour l’instant.' },
  epinglees: {
    titre: 'Aucune discussion épinglée',
    phrase: 'Épingle celles que tu veux garder en haut de ta boîte, depuis leur menu.',
  },
  archivees: {
    titre: 'Aucune discussion archivée',
    phrase: 'Une discussion archivée revient d’elle-même à son prochain message.',
  },
  demandes: { titre: 'Aucune demande de contact', phrase: 'Personne n’attend ta réponse.' },
}

/** She has neither discussion nor request. */
const BoiteVide = ({ niveau }: Pick<DiscussionsEmptyProps, 'niveau'>) => {
  const { data } = useSuspenseInfiniteQuery(discussionsQuery('demandes'))
  if (data.pages.some(({ discussions }) => discussions.length > 0)) return null
  return (
    <EmptyState
      title="Ta boîte est vide"
      level={niveau}
      actions={<ButtonLink to={pathTo('/messagerie/discussion')}>Nouvelle discussion</ButtonLink>}
    >
      Une membre t’inspire&#8239;? Écris-lui deux lignes, c’est souvent comme ça que tout commence.
    </EmptyState>
  )
}

/** Why there is no discussion to show. */
export const DiscussionsEmpty = ({ filtre, termes, niveau }: DiscussionsEmptyProps) => {
  if (termes !== undefined) {
    return <p className={`${styles.empty} muted`}>Aucune discussion au nom de «&nbsp;{termes}&nbsp;».</p>
  }
  if (filtre !== 'toutes') {
    const { titre, phrase } = VIDES[filtre]
    return (
      <EmptyState title={titre} level={niveau}>
        {phrase}
      </EmptyState>
    )
  }
  return <BoiteVide niveau={niveau} />
}
