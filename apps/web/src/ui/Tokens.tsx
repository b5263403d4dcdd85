import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Tokens.module.css'

export type Token = { readonly id: string; readonly label: string }

type TokensProps = {
  readonly tokens: readonly Token[]
  /** The pressed button goes away with its token: the focus is to be given to something else. */
  readonly onRemove: (token: Token) => void
  readonly tone?: 'neutral' | 'sage' | 'terra'
}

/** What has been chosen, each with a button that takes it away. */
export const Tokens = ({ tokens, onRemove, tone = 'neutral' }: TokensProps) => (
  <ul className={cx(styles.tokens, styles[tone])} aria-label="Choix retenus">
    {tokens.map((token) => (
      <li key={token.id} className={styles.token}>
        {token.label}
        <button type="button" aria-label={`Retirer : ${token.label}`} onClick={() => onRemove(token)}>
          <Icon name="x-bold" size="sm" />
        </button>
      </li>
    ))}
  </ul>
)
