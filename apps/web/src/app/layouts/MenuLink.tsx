import { Link, useLocation } from 'react-router'
import { Icon } from '#ui/Icon.tsx'
import { isCurrent, type MenuEntry } from './menu-entries.ts'

/** A menu link; the current page has a filled icon, and the stylesheet makes it yellow. */
export const MenuLink = ({ entry }: { readonly entry: MenuEntry }) => {
  const current = isCurrent(entry, useLocation().pathname)
  return (
    <Link to={entry.to} aria-current={current ? 'page' : undefined}>
      <Icon name={current ? entry.activeIcon : entry.icon} />
      <span>{entry.label}</span>
    </Link>
  )
}
