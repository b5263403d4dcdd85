import type { RefObject } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Tokens.module.css'

export type Token = { readonly id: string; readonly label: string }

type TokensProps = {
  readonly tokens: readonly Token[]
  readonly onRemove: (token: Token) => void
  /** The element that contains the input. */
  readonly field: RefObject<HTMLElement | null>
  readonly tone?: 'neutral' | 'sage' | 'terra'
}

/** The pressed button disappears with its token: focuses the next token, else the previous one, else the input. */
const focusAfter = (button: HTMLElement, field: HTMLElement | null): void => {
  const item = button.closest('li')
  const near = item?.nextElementSibling ?? item?.previousElementSibling
  const next = near?.querySelector('button') ?? field?.querySelector('input')
  next?.focus()
}

/** The chosen options, each with a remove button. */
export const Tokens = ({ tokens, onRemove, field, tone = 'neutral' }: TokensProps) => (
  <ul className={cx(styles.tokens, styles[tone])} aria-label="Choix retenus">
    {tokens.map((token) => (
      <li key={token.id} className={styles.token}>
        {token.label}
        <button
          type="button"
          aria-label={`Retirer : ${token.label}`}
          onClick={(event) => {
            focusAfter(event.currentTarget, field.current)
            onRemove(token)
          }}
        >
          <Icon name="x-bold" size="sm" />
        </button>
      </li>
    ))}
  </ul>
)
