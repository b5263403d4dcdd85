import { Anchor } from './Anchor.tsx'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'

type ActiveFiltersProps = {
  /** `to` is the URL of the list without this filter. */
  readonly filters: readonly { readonly to: string; readonly label: string }[]
  /** The removed chip held the focus: the caller must move it. */
  readonly onRemove: () => void
}

/** The active filters of a list, each with a link that removes it. */
export const ActiveFilters = ({ filters, onRemove }: ActiveFiltersProps) => (
  <ul className={styles.chips} aria-label="Filtres actifs">
    {filters.map(({ to, label }) => (
      <li key={to}>
        <Anchor to={to} onClick={onRemove}>
          {label}
          <Icon name="x-bold" size="sm" />
          <span className="sr-only">, retirer ce filtre</span>
        </Anchor>
      </li>
    ))}
  </ul>
)
