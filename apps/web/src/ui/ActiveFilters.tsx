import { Anchor } from './Anchor.tsx'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'

type ActiveFiltersProps = {
  /** Each with the address of the list without it. */
  readonly filters: readonly { readonly to: string; readonly label: string }[]
  /** One is taken away, and its chip with it: the focus must go somewhere. */
  readonly onRemove: () => void
}

/** What narrows a list, and the way to take each of them away. */
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
