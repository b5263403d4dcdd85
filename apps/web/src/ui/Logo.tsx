import inverse from './assets/logo-inverse.svg'
import logo from './assets/logo.svg'
import { cx } from './cx.ts'
import styles from './Logo.module.css'

type LogoProps = {
  /** On the dark colour instead of the page background. */
  readonly onInk?: boolean
  /** The target, when the logo is in a link. */
  readonly alt?: string
  /** Sets the width or the height; at least 96 px wide. */
  readonly className?: string | undefined
}

/** The product logo. On the page background it follows the theme. */
export const Logo = ({ onInk = false, alt = 'Entrelles', className }: LogoProps) => (
  <img
    src={onInk ? inverse : logo}
    alt={alt}
    width={218}
    height={64}
    className={cx(styles.logo, !onInk && styles.onPaper, className)}
  />
)
