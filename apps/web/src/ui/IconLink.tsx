import { Anchor } from './Anchor.tsx'
import { Icon } from './Icon.tsx'
import { iconButtonClass, type IconButtonLook } from './icon-button-class.ts'

type IconLinkProps = IconButtonLook & {
  readonly to: string
  /** The link has no target; its label gives the reason. */
  readonly disabled?: boolean
  readonly className?: string | undefined
}

/** A link with only an icon; its label is the accessible name and the tooltip. */
export const IconLink = ({ icon, label, plain, dot, to, disabled = false, className }: IconLinkProps) => {
  const common = {
    title: label,
    'aria-label': label,
    className: iconButtonClass({ plain, dot }, className),
    children: <Icon name={icon} />,
  }
  if (!disabled) return <Anchor {...common} to={to} />
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> without href has no link role
  return <span {...common} role="link" aria-disabled="true" tabIndex={0} />
}
