import { Icon } from '#ui/Icon.tsx'
import styles from './ConsequencesList.module.css'

const CONSEQUENCES = [
  { icon: 'chat-circle-dots', text: 'Elle ne peut plus t’écrire ni te mentionner.' },
  { icon: 'eye-slash', text: 'Vos profils et vos publications disparaissent l’une pour l’autre.' },
  {
    icon: 'calendar-dots',
    text: 'Vous pouvez vous croiser à un événement\u00a0: elle compte toujours parmi les inscrites.',
  },
] as const

/** What blocking a member does. */
export const ConsequencesList = () => (
  <ul className={styles.list}>
    {CONSEQUENCES.map(({ icon, text }) => (
      <li key={icon}>
        <Icon name={icon} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
)
