import { formatHour } from '@entrelles/contract/kit/format.ts'
import { readerZone } from '#kit/reader-zone.ts'
import { cx } from '#ui/cx.ts'
import { useContexteFil } from '../contexte-fil.ts'
import type { Bulle } from '../groupes.ts'
import { MESSAGE_MASQUE, MESSAGE_SUPPRIME, PIECE_JOINTE } from '../mots.ts'
import { mienneOf } from '../reactions.ts'
import { useReaction } from '../use-reaction.ts'
import { EnvoiEtat } from './EnvoiEtat.tsx'
import styles from './Fil.module.css'
import { MessageEditionForm } from './MessageEditionForm.tsx'
import { MessageGestes } from './MessageGestes.tsx'
import { MessagePieces } from './MessagePieces.tsx'
import { MessageText } from './MessageText.tsx'
import { ReactionsList } from './ReactionsList.tsx'

export const ancreOf = (id: string): string => `message-${id}`

type MessageBulleProps = { readonly bulle: Bulle }

/** What the bubble shows: the quotation, the words, the files; or that there are none any more. */
const Contenu = ({ bulle }: MessageBulleProps) => {
  const { nomOf, onShow } = useContexteFil()
  const { citation, contenu, piecesJointes, message } = bulle
  if (message?.statut === 'supprime') return <p className={styles.gone}>{MESSAGE_SUPPRIME}</p>
  if (message?.statut === 'masque') return <p className={styles.gone}>{MESSAGE_MASQUE}</p>
  return (
    <>
      {citation && (
        <button type="button" className={styles.quote} onClick={() => onShow(citation.messageId)}>
          <span className="sr-only">En réponse à </span>
          <strong>{nomOf(citation.auteureId)}</strong>
          <span>{citation.extrait || PIECE_JOINTE}</span>
        </button>
      )}
      {contenu !== '' && <MessageText texte={contenu} />}
      {piecesJointes.length > 0 && <MessagePieces pieces={piecesJointes} />}
    </>
  )
}

/** A message of the server, with what she may do with it. */
const Recu = ({
  bulle,
  message,
}: MessageBulleProps & { readonly message: NonNullable<Bulle['message']> }) => {
  const { moi, editee, onEdit } = useContexteFil()
  const { react } = useReaction(message, moi)
  const isMine = bulle.auteureId === moi
  const isGone = message.statut === 'supprime' || message.statut === 'masque'
  if (editee === message.id) {
    return (
      <div className={styles.editing}>
        <MessageEditionForm message={message} onDone={() => onEdit(undefined)} />
      </div>
    )
  }
  return (
    <>
      <div className={styles.line}>
        <div
          className={cx(styles.bubble, isMine && styles.mine, isGone && styles.empty)}
          onDoubleClick={() => {
            if (message.droits.reagir && mienneOf(message.reactions, moi) === undefined) react('coeur')
          }}
        >
          <Contenu bulle={bulle} />
        </div>
        <div className={styles.gestes}>
          <MessageGestes message={message} />
        </div>
      </div>
      <ReactionsList message={message} />
    </>
  )
}

/** One message of the thread. */
export const MessageBulle = ({ bulle }: MessageBulleProps) => {
  const { moi, nomOf, discussion, cible } = useContexteFil()
  const { id, auteureId, dateEnvoi, message, etat } = bulle
  const isMine = auteureId === moi
  const isUnread = message !== null && !isMine && message.numero > discussion.luJusqua
  return (
    <li
      id={ancreOf(id)}
      tabIndex={-1}
      data-bulle=""
      data-numero={message?.numero}
      data-non-lu={isUnread ? '' : undefined}
      className={cx(styles.item, isMine && styles.own, cible === id && styles.target)}
    >
      <span className="sr-only">
        {message?.statut === 'masque' ? '' : `${nomOf(auteureId)}, `}
        {formatHour(dateEnvoi, readerZone())}&nbsp;:
      </span>
      {message ? (
        <Recu bulle={bulle} message={message} />
      ) : (
        <>
          <div className={styles.line}>
            <div
              className={cx(styles.bubble, styles.mine, etat === 'envoi' ? styles.waiting : styles.failed)}
            >
              <Contenu bulle={bulle} />
            </div>
          </div>
          <EnvoiEtat bulle={bulle} />
        </>
      )}
    </li>
  )
}
