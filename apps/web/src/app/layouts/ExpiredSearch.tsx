import { IconButton } from '#ui/IconButton.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { unavailable } from './account-entries.ts'
import styles from './SearchBox.module.css'

/** The search field of a member whose membership has expired: it says why it does nothing (R2.3-5). */
export const ExpiredSearch = () => (
  <div className={styles.search}>
    <SearchField
      label={unavailable('Rechercher dans Entrelles')}
      placeholder="Une membre, un événement, une commune…"
      readOnly
      aria-disabled
    >
      <IconButton
        icon="arrow-right-bold"
        label={unavailable('Lancer la recherche')}
        plain
        disabled
        className={styles.end}
      />
    </SearchField>
  </div>
)
