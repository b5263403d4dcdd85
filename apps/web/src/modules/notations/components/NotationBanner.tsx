import { IconButton } from '#ui/IconButton.tsx'
import { useNotation } from '../use-notation.ts'
import styles from './Notation.module.css'
import { NotationCard, QUESTION } from './NotationCard.tsx'
import { NotationCommentaireForm } from './NotationCommentaireForm.tsx'
import { NoteButtons } from './NoteButtons.tsx'

/** Asks for a score, then for a comment. Closing without a score is recorded too: it counts for the month (R2.4-7). */
export const NotationBanner = ({ onClose }: { readonly onClose: () => void }) => {
  const { note, rate, comment, decline } = useNotation()
  const isRated = note !== undefined
  const close = () => {
    if (!isRated) decline()
    onClose()
  }
  return (
    <NotationCard title={isRated ? 'Merci\u00a0! Un mot de plus\u00a0?' : QUESTION}>
      <IconButton plain icon="x-bold" label="Fermer le bandeau" className={styles.close} onClick={close} />
      <NoteButtons note={note} onRate={rate} />
      {isRated && <NotationCommentaireForm onComment={comment} onDone={onClose} />}
    </NotationCard>
  )
}
