import { formatHour, formatName } from '@entrelles/contract/kit/format.ts'
import { Fragment } from 'react'
import { readerZone } from '#kit/reader-zone.ts'
import { useNow } from '#kit/use-now.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { useContexteFil } from '../contexte-fil.ts'
import { joursOf, motsJour, type Bulle, type Groupe } from '../groupes.ts'
import { nonLusOf } from '../mots.ts'
import styles from './Fil.module.css'
import { MessageBulle } from './MessageBulle.tsx'

export const LIGNE_NON_LUS = 'messages-non-lus'

type HeureProps = { readonly bulle: Bulle; readonly isLast: boolean }

/** Under a group: the time, and for her own messages whether they were seen. */
const Heure = ({ bulle, isLast }: HeureProps) => {
  const { moi, vuOf, isEditable, editee, onEdit } = useContexteFil()
  const { message, auteureId, dateEnvoi } = bulle
  if (!message || editee === message.id) return null
  const isMine = auteureId === moi
  const vu = isMine ? vuOf(message.numero) : undefined
  const isSeen = vu !== undefined
  const words = [
    formatHour(dateEnvoi, readerZone()),
    message.statut === 'modifie' && 'modifié',
    vu,
    isMine && !isSeen && isLast && 'Envoyé',
  ]
  return (
    <p className={cx(styles.time, isMine && styles.own)}>
      {isMine && (isSeen || isLast) && <Icon name={isSeen ? 'checks' : 'check'} size="sm" />}
      {words.filter(Boolean).join(' · ')}
      {isEditable(message) && (
        <>
          {' · '}
          <button type="button" className={styles.edit} onClick={() => onEdit(message.id)}>
            Modifier<span className="sr-only"> ton message</span>
          </button>
        </>
      )}
    </p>
  )
}

type GroupeListProps = { readonly groupe: Groupe; readonly dernier: string | undefined }

const GroupeList = ({ groupe: { auteureId, bulles }, dernier }: GroupeListProps) => {
  const { discussion, moi, auteureOf, nomOf } = useContexteFil()
  const last = bulles.at(-1)
  const auteure = auteureOf(auteureId)
  return (
    <>
      {discussion.type !== 'directe' && auteureId !== moi && last?.message?.statut !== 'masque' && (
        <p className={styles.author} aria-hidden="true">
          {auteure ? formatName(auteure) : nomOf(auteureId)}
        </p>
      )}
      <ul className={styles.group}>
        {bulles.map((bulle) => (
          <MessageBulle key={bulle.id} bulle={bulle} />
        ))}
      </ul>
      {last && <Heure bulle={last} isLast={last.id === dernier} />}
    </>
  )
}

/** The messages, by day and by author, with the unread line above the first one that she has not read. */
export const FilJours = ({ bulles }: { readonly bulles: readonly Bulle[] }) => {
  const { moi, nonLuDes, nbNonLus } = useContexteFil()
  const now = useNow()
  const zone = readerZone()
  const dernier = bulles.findLast(({ auteureId, message }) => auteureId === moi && message !== null)?.id
  return joursOf(bulles, zone, nonLuDes).map(({ jour, groupes }) => (
    <Fragment key={jour}>
      <h2 className={styles.day}>{motsJour(jour, now, zone)}</h2>
      {groupes.map((groupe) => {
        const [first] = groupe.bulles
        const isLine = nonLuDes !== undefined && first?.message?.numero === nonLuDes
        return (
          <Fragment key={first?.id}>
            {isLine && (
              <p id={LIGNE_NON_LUS} className={styles.unreadLine}>
                <span>{nonLusOf(nbNonLus)}</span>
              </p>
            )}
            <GroupeList groupe={groupe} dernier={dernier} />
          </Fragment>
        )
      })}
    </Fragment>
  ))
}
