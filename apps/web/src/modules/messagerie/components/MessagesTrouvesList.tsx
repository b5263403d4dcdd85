import { cheminMessage } from '@entrelles/contract/modules/messagerie/messagerie.chemins.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { readerZone } from '#kit/reader-zone.ts'
import { useUser } from '#kit/session.ts'
import { useNow } from '#kit/use-now.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { messagesTrouvesQuery } from '../messagerie.api.ts'
import { nomOf, quandOf } from '../mots.ts'
import styles from './Inbox.module.css'

type MessagesTrouvesListProps = { readonly termes: string; readonly niveau: 2 | 3 }

/** The messages that contain the words of the search; each opens its discussion at that message. */
export const MessagesTrouvesList = ({ termes, niveau }: MessagesTrouvesListProps) => {
  const Titre = `h${niveau}` as const
  const query = useSuspenseInfiniteQuery(messagesTrouvesQuery(termes))
  const trouves = query.data.pages.flatMap(({ messages }) => messages)
  const rows = useRef<HTMLUListElement>(null)
  const now = useNow()
  const moi = useUser().adherente.id
  return (
    <section aria-labelledby="messages-trouves">
      <Titre id="messages-trouves" className={styles.section}>
        Messages
      </Titre>
      {trouves.length === 0 && (
        <p className={`${styles.empty} muted`}>Aucun message ne contient «&nbsp;{termes}&nbsp;».</p>
      )}
      <ul ref={rows} className={styles.rows}>
        {trouves.map(({ messageId, discussion, extrait, dateEnvoi, auteureId, prenomAuteure }) => (
          <li key={messageId}>
            <Anchor className={styles.found} to={cheminMessage(discussion.id, messageId)}>
              <span>
                <strong>{nomOf(discussion)}</strong>
                <time dateTime={dateEnvoi}>{quandOf(dateEnvoi, now, readerZone())}</time>
              </span>
              <span className="small">
                {auteureId === moi ? 'Toi' : prenomAuteure}&nbsp;: {extrait}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <LoadNextPage rows={rows} nb={trouves.length} query={query}>
          Afficher plus<span className="sr-only"> de messages</span>
        </LoadNextPage>
      </div>
    </section>
  )
}
