import { formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { MessageFige as Fige } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Tag.tsx'
import styles from './Conversation.module.css'

type MessageProps = { readonly message: Fige }

/** « 13/11/2026 à 19 h 04, modifié » */
export const MessageMoment = ({ message: { dateEnvoi, statut } }: MessageProps) => (
  <>
    <time dateTime={dateEnvoi}>{formatMoment(dateEnvoi, ZONE_PARIS)}</time>
    {statut === 'modifie' && ', modifié'}
  </>
)

/** The names of the files of a message. The files themselves stay with those who read the discussion. */
export const FichiersFiges = ({ noms }: { readonly noms: readonly string[] }) =>
  noms.length > 0 && (
    <ul className={styles.files} aria-label="Fichiers joints">
      {noms.map((nom, index) => (
        // Two files may have the same name, and their order never changes.
        <li key={index}>
          <Icon name="paperclip" size="sm" />
          <span>{nom}</span>
        </li>
      ))}
    </ul>
  )

const Contenu = ({ message: { statut, contenu, fichiers } }: MessageProps) => {
  if (statut === 'supprime') return <p className={styles.gone}>Message supprimé</p>
  if (statut === 'masque')
    return <p className={styles.gone}>Message masqué&nbsp;: celle qui signale ne pouvait pas le lire</p>
  return (
    <>
      {contenu !== '' && <p className={styles.text}>{contenu}</p>}
      <FichiersFiges noms={fichiers} />
    </>
  )
}

type MessageFigeProps = MessageProps & {
  /** It is the reported one. */
  readonly isSignale?: boolean
}

/** A message of a frozen conversation. */
export const MessageFige = ({ message, isSignale = false }: MessageFigeProps) => {
  const { auteureId, auteure, statut } = message
  const isGone = statut === 'supprime' || statut === 'masque'
  // A block hides the author of a message: the name in the copy is only a placeholder.
  const isNamed = !isGone || auteureId !== null
  return (
    <div className={cx(styles.message, isSignale && styles.reported, isGone && styles.empty)}>
      <p className={styles.head}>
        {isNamed && <strong>{auteure}</strong>}
        <span className="small muted">
          <MessageMoment message={message} />
        </span>
        {isSignale && (
          <Tag tone="danger" icon="flag">
            Message signalé
          </Tag>
        )}
      </p>
      <Contenu message={message} />
    </div>
  )
}
