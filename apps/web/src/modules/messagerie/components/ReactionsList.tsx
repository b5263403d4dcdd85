import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { Icon } from '#ui/Icon.tsx'
import { useContexteFil } from '../contexte-fil.ts'
import { REACTIONS } from '../mots.ts'
import { useReaction } from '../use-reaction.ts'
import styles from './Fil.module.css'

/** The reactions to a message: a press adds hers, or takes it back. */
export const ReactionsList = ({ message }: { readonly message: Message }) => {
  const { moi, nomOf } = useContexteFil()
  const { mienne, react } = useReaction(message, moi)
  if (message.reactions.length === 0) return null
  return (
    <ul className={styles.reactions} aria-label="Réactions">
      {message.reactions.map(({ type, nb, adherenteIds }) => {
        const isMine = type === mienne
        const { mot, icon } = REACTIONS[type]
        return (
          <li key={type}>
            <button
              type="button"
              className={styles.react}
              aria-pressed={isMine}
              disabled={!message.droits.reagir}
              title={adherenteIds.map(nomOf).join(', ')}
              onClick={() => react(isMine ? null : type)}
            >
              <Icon name={icon} size="sm" />
              <span>{nb}</span>
              <span className="sr-only">
                {` «\u00a0${mot}\u00a0»`}
                {isMine ? ', dont la tienne. Retirer ma réaction' : '. Réagir de même'}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
