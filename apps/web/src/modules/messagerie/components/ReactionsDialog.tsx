import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useContexteFil } from '../contexte-fil.ts'
import { REACTIONS, TYPES_REACTION } from '../mots.ts'
import { useReaction } from '../use-reaction.ts'
import styles from './Fil.module.css'

type ReactionsDialogProps = { readonly message: Message; readonly onClose: () => void }

/** Chooses a reaction. */
export const ReactionsDialog = ({ message, onClose }: ReactionsDialogProps) => {
  const { mienne, react } = useReaction(message, useContexteFil().moi)
  return (
    <Dialog isOpen title="Réagir à ce message" onClose={onClose}>
      <ul className={styles.choices}>
        {TYPES_REACTION.map((type) => (
          <li key={type}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={type === mienne}
              onClick={() => {
                react(type === mienne ? null : type)
                onClose()
              }}
            >
              <Icon name={REACTIONS[type].icon} />
              {REACTIONS[type].mot}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
