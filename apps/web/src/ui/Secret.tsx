import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { Veil } from './Veil.tsx'
import styles from './Veil.module.css'

type SecretProps = {
  /** Ends the label of its button: « Afficher le montant ». */
  readonly name: string
  /** Label of the hidden value, for screen readers. */
  readonly veil: string
  /** Undefined while hidden. */
  readonly value: ReactNode | undefined
  /** Tells that the access was logged. */
  readonly log: string
  readonly wide?: boolean
  readonly busy: boolean
  readonly onShow: () => void
  readonly onHide: () => void
}

/** A hidden value with a button that reveals it; the access is logged, and the text says so. */
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
