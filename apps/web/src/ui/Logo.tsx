import inverse from './assets/logo-inverse.svg'
import logo from './assets/logo.svg'
import { cx } from './cx.ts'
import styles from './Logo.module.css'

type LogoProps = {
  /** On ink rather than on paper. */
  readonly onInk?: boolean
  /** Where it leads, when it is inside a link. */
  readonly alt?: string
  /** Sets its size: by height or by width, never under 96 px wide. */
  readonly className?: string | undefined
}

/** The product's name as it is drawn. On paper it follows the theme. */
export const Logo = ({ onInk = false, alt = 'Entrelles', className }: LogoProps) => (
  <img
    src={onInk ? inverse : logo}
    alt={alt}
    width={218}
    height={64}
    className={cx(styles.logo, !onInk && styles.onPaper, className)}
  />
)
