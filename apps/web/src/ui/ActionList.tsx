import { Anchor } from './Anchor.tsx'
import styles from './ActionList.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type Action = { readonly label: string; readonly icon: IconName } & (
  { readonly to: string } | { readonly onClick: () => void }
)

const Content = ({ icon, label }: Pick<Action, 'icon' | 'label'>) => (
  <>
    <Icon name={icon} />
    <span className={styles.label}>{label}</span>
    <Icon name="caret-right-bold" size="sm" />
  </>
)

/** A list of actions and links, one per line. */
export const ActionList = ({ actions }: { readonly actions: readonly Action[] }) => (
  <ul className={styles.list}>
    {actions.map((action) => (
      <li key={action.label}>
        {'to' in action ? (
          <Anchor to={action.to}>
            <Content {...action} />
          </Anchor>
        ) : (
          <button type="button" onClick={action.onClick}>
            <Content {...action} />
          </button>
        )}
      </li>
    ))}
  </ul>
)
