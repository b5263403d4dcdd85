import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { Veil } from './Veil.tsx'
import styles from './Veil.module.css'

type SecretProps = {
  /** Ends the name of its button: « Afficher le montant ». */
  readonly name: string
  /** What stands for it while it is hidden, for screen readers. */
  readonly veil: string
  /** Undefined while it is hidden. */
  readonly value: ReactNode | undefined
  /** What is said of its having been shown. */
  readonly log: string
  readonly wide?: boolean
  readonly busy: boolean
  readonly onShow: () => void
  readonly onHide: () => void
}

/** A value that shows once it is asked for, and says that the asking was noted. */
export const Secret = ({ name, veil, value, log, wide = false, busy, onShow, onHide }: SecretProps) => {
  const isShown = value !== undefined
  return (
    <span className={cx(styles.secret, isShown && styles.shown)}>
      {isShown ? (
        <span>
          {value} <span className={styles.log}>· {log}</span>
        </span>
      ) : (
        <Veil label={veil} wide={wide} />
      )}
      <Button variant="quiet" size="sm" busy={busy} onClick={isShown ? onHide : onShow}>
        <Icon name={isShown ? 'eye-slash' : 'eye'} size="sm" />
        {isShown ? 'Masquer' : 'Afficher'}
        <span className="sr-only"> {name}</span>
      </Button>
    </span>
  )
}
