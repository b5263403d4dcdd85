import { Anchor } from './Anchor.tsx'
import { Icon } from './Icon.tsx'
import { iconButtonClass, type IconButtonLook } from './icon-button-class.ts'

type IconLinkProps = IconButtonLook & {
  readonly to: string
  /** Says why in its label, and goes nowhere. */
  readonly disabled?: boolean
  readonly className?: string | undefined
}

/** A link that is only an icon; its label is its accessible name and its tooltip. */
export const IconLink = ({ icon, label, plain, dot, to, disabled = false, className }: IconLinkProps) => {
  const common = {
    title: label,
    'aria-label': label,
    className: iconButtonClass({ plain, dot }, className),
    children: <Icon name={icon} />,
  }
  if (!disabled) return <Anchor {...common} to={to} />
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> without an address is no link
  return <span {...common} role="link" aria-disabled="true" tabIndex={0} />
}
