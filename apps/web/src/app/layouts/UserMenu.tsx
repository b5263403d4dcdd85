import { formatName } from '@entrelles/contract/kit/format.ts'
import { useLogout } from '#kit/logout.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useUser } from '#kit/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import { ACCOUNT_ENTRIES, unavailable } from './account-entries.ts'
import styles from './UserMenu.module.css'

type UserMenuProps = {
  /** Shows a burger icon instead of the portrait and the name. */
  readonly isBurger: boolean
  readonly isExpired: boolean
}

/** Account pages and logout: the user menu of large screens, the burger menu of small ones. */
export const UserMenu = ({ isBurger, isExpired }: UserMenuProps) => {
  const { adherente } = useUser()
  const logout = useLogout()

  const pages = ACCOUNT_ENTRIES.map(({ always, to, label, icon }) =>
    isExpired && !always ? { label: unavailable(label), icon, disabled: true as const } : { label, icon, to },
  )
  const groups = [
    pages,
    [{ label: isBurger ? 'Déconnexion' : 'Me déconnecter', icon: 'sign-out' as const, onAction: logout }],
  ]

  if (isBurger) {
    return (
      <div className={styles.burger}>
        <Menu label="Menu" variant="icon" groups={groups}>
          <Icon name="list" />
        </Menu>
      </div>
    )
  }
  return (
    <Menu label={`${adherente.prenom}, mon menu`} variant="pill" groups={groups}>
      <Avatar name={formatName(adherente)} src={adherente.photo && pictureOf(adherente.photo)} round />
      <span>{adherente.prenom}</span>
      <Icon name="caret-down-bold" size="sm" />
    </Menu>
  )
}
