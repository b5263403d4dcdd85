import { Anchor } from './Anchor.tsx'
import styles from './Breadcrumb.module.css'
import { Icon } from './Icon.tsx'

type BreadcrumbProps = {
  /** The parent pages, from the root. */
  readonly parents: readonly { readonly to: string; readonly label: string }[]
  /** The name of this page, when its title is not right below. */
  readonly current?: string
}

export const Breadcrumb = ({ parents, current }: BreadcrumbProps) => (
  <nav className={styles.breadcrumb} aria-label="Fil d’Ariane">
    <ol>
      {parents.map(({ to, label }, index) => (
        <li key={to}>
          <Icon name={index === 0 ? 'arrow-left-bold' : 'caret-right-bold'} size="sm" />
          <Anchor to={to}>{label}</Anchor>
        </li>
      ))}
      {current && (
        <li>
          <Icon name="caret-right-bold" size="sm" />
          <span aria-current="page">{current}</span>
        </li>
      )}
    </ol>
  </nav>
)
