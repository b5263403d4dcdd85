import { formatNumber } from '@entrelles/contract/kit/format.ts'
import { REACTIONS, type Reaction } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import { useReact, type Objet } from '../actus.api.ts'
import { ICONES_REACTION, reactionsPhrase, TYPES_REACTION, withReaction } from '../mots.ts'
import { useLongPress } from '../use-long-press.ts'
import styles from './Reactions.module.css'

type ReactionButtonsProps = {
  readonly objet: Objet
  readonly reagi: Pick<Publication, 'reactions' | 'maReaction'>
  /** « la publication de Soizic Guéguen », for screen readers. */
  readonly sur: string
  /** The reaction of a single press. */
  readonly simple?: Reaction
  /** Quiet, under a comment. */
  readonly isSmall?: boolean
}

/** One press reacts, or takes the reaction back; a long press, or the arrow beside it, offers them all. */
export const ReactionButtons = ({
  objet,
  reagi,
  sur,
  simple = 'jaime',
  isSmall = false,
}: ReactionButtonsProps) => {
  const { mutate, isPending, variables } = useReact(objet)
  const [isOpen, onOpenChange] = useState(false)
  const longPress = useLongPress(() => onOpenChange(true))
  // Shown at once; the act ends when the server's answer has been read again.
  const shown = isPending ? withReaction(reagi, variables ?? null) : reagi
  const { reactions, maReaction } = shown
  const { icon, plein } = ICONES_REACTION[maReaction ?? simple]
  const entries = TYPES_REACTION.map((type) => {
    const nb = reactions[type] === 0 ? '' : ` (${formatNumber(reactions[type])})`
    const isMine = type === maReaction
    return {
      label: isMine ? `Retirer «\u00a0${REACTIONS[type]}\u00a0»${nb}` : `${REACTIONS[type]}${nb}`,
      icon: ICONES_REACTION[type][isMine ? 'plein' : 'icon'],
      onAction: () => mutate(isMine ? null : type),
    }
  })
  return (
    <span className={cx(styles.reactions, isSmall && styles.small)}>
      <button
        type="button"
        className={styles.react}
        aria-pressed={maReaction !== null}
        {...longPress}
        onClick={() => mutate(maReaction === null ? simple : null)}
      >
        <Icon name={maReaction === null ? icon : plein} size={isSmall ? 'sm' : 'md'} />
        <span>
          {reactionsPhrase(shown, simple)}
          <span className="sr-only">
            {maReaction === null ? `, réagir à ${sur}` : `, ta réaction\u00a0: ${REACTIONS[maReaction]}`}
          </span>
        </span>
      </button>
      <Menu
        label={`Choisir une réaction à ${sur}`}
        variant="plain"
        groups={[entries]}
        align="start"
        opening={{ isOpen, onOpenChange }}
      >
        <Icon name="caret-down-bold" size="sm" />
      </Menu>
    </span>
  )
}
