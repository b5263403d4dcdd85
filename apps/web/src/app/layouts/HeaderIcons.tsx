import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useNonLus } from '#kit/non-lus.ts'
import { IconLink } from '#ui/IconLink.tsx'
import styles from './Header.module.css'
import { unavailable } from './account-entries.ts'

/** Messaging and notifications links, with a red dot when something is unread (R1-3). */
export const HeaderIcons = ({ isExpired }: { readonly isExpired: boolean }) => {
  const { messages, notifications } = useNonLus()
  const links = [
    {
      to: pathTo('/messagerie'),
      icon: 'chat-circle-dots',
      label: 'Messagerie',
      unread: 'messages non lus',
      dot: messages,
    },
    {
      to: pathTo('/notifications'),
      icon: 'bell',
      label: 'Notifications',
      unread: 'notifications non lues',
      dot: notifications,
    },
  ] as const

  return links.map(({ to, icon, label, unread, dot }) =>
    isExpired ? (
      <IconLink key={to} to={to} icon={icon} label={unavailable(label)} disabled className={styles.icon} />
    ) : (
      <IconLink
        key={to}
        to={to}
        icon={icon}
        label={dot ? `${label}, ${unread}` : label}
        dot={dot}
        className={styles.icon}
      />
    ),
  )
}
