import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { usePrefetchInfiniteQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { useListWords } from '#kit/list/use-list-change.ts'
import { useList } from '#kit/list/use-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { liste } from '../liste.ts'
import { discussionsQuery } from '../messagerie.api.ts'
import { useSuiviListe } from '../use-suivi-liste.ts'
import { DiscussionsList } from './DiscussionsList.tsx'
import styles from './Inbox.module.css'
import { InboxSkeleton } from './InboxSkeleton.tsx'
import { MessagesTrouvesList } from './MessagesTrouvesList.tsx'

/** The contract searches from two letters on. */
const TERMES_MIN = 2

type InboxPanelProps = {
  /** The discussion that is open beside the list. */
  readonly courante?: string | undefined
  /** The list is the page: its title is that of the page. */
  readonly isPage?: boolean
}

/** The inbox: its discussions by filter, and a search in names and messages. */
export const InboxPanel = ({ courante, isPage = false }: InboxPanelProps) => {
  const view = useList(liste, courante)
  const { text, setText } = useListWords(view)
  const { filtre, termes } = view.filters
  const niveau = isPage ? 2 : 3
  useSuiviListe()
  // Asked for together with the list below it.
  usePrefetchInfiniteQuery(discussionsQuery('demandes'))
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.top}>
          {isPage ? (
            <h1 className={styles.title} tabIndex={-1} data-page-title="">
              Messagerie
            </h1>
          ) : (
            <h2 className={styles.title}>Messagerie</h2>
          )}
          <ButtonLink to={pathTo('/messagerie/discussion')} variant="primary" size="sm">
            <Icon name="pencil-simple-line" size="sm" />
            Nouvelle discussion
          </ButtonLink>
        </div>
        <SearchField
          label="Rechercher dans mes messages"
          placeholder="Un nom, un mot…"
          value={text}
          onChange={setText}
        />
        {termes === undefined && (
          <ChipLinks
            label="Filtrer les discussions"
            current={liste.href(courante, { filtre })}
            links={liste.tabs.map((tab) => ({ to: liste.href(courante, tab.filters), label: tab.label }))}
          />
        )}
      </div>
      <div className={styles.scroll} data-inbox-scroll="">
        <Boundary loading={<InboxSkeleton />}>
          <DiscussionsList filtres={view.filters} courante={courante} niveau={niveau} />
          {termes !== undefined && termes.length >= TERMES_MIN && (
            <MessagesTrouvesList termes={termes} niveau={niveau} />
          )}
        </Boundary>
      </div>
    </div>
  )
}
