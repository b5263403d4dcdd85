import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { Link } from './Link.tsx'
import styles from './TaskLinks.module.css'

export type Task = { readonly to: string; readonly icon: IconName; readonly mots: string }

type TaskLinksProps = { readonly tasks: readonly Task[]; readonly className?: string | undefined }

/** Waiting tasks, each a link to the page where it is done. */
export const TaskLinks = ({ tasks, className }: TaskLinksProps) => (
  <ul className={cx(styles.list, className)}>
    {tasks.map(({ to, icon, mots }) => (
      <li key={`${to} ${mots}`}>
        <Icon name={icon} />
        <Link to={to} standalone>
          {mots}
        </Link>
      </li>
    ))}
  </ul>
)
