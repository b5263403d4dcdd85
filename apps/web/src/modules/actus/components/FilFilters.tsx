import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { useListChange, useListWords } from '#kit/list/use-list-change.ts'
import { useList } from '#kit/list/use-list.ts'
import { Card } from '#ui/Card.tsx'
import { Choice } from '#ui/Choice.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { isDemandes, liste } from '../liste.ts'
import styles from './Publication.module.css'

/** Words of a title or of the first lines, above the feed. */
export const FilSearch = () => {
  const view = useList(liste, undefined)
  const { text, setText } = useListWords(view)
  if (isDemandes(view.filters)) return null
  return (
    <SearchField
      label="Rechercher dans le fil"
      placeholder="Rechercher dans le fil"
      maxLength={TERMES_MAX}
      value={text}
      onChange={setText}
    />
  )
}

/** Which posts are read: choices beside the feed. */
export const FilFilters = () => {
  const view = useList(liste, undefined)
  const change = useListChange(view)
  return (
    <Card>
      <fieldset className={styles.filters}>
        <legend className={styles.subtitle}>Filtrer le fil</legend>
        {liste.tabs.map((tab) => (
          <Choice
            key={tab.label}
            type="radio"
            name="fil"
            label={tab.label}
            checked={liste.currentTab(view.filters) === tab}
            onChange={() => change(tab.filters, { preventScrollReset: true })}
          />
        ))}
      </fieldset>
    </Card>
  )
}

/** The same choices above the feed, where there is no room beside it: they would come after the last post. */
export const FilTabs = () => <CountedTabs label="Filtrer le fil" view={useList(liste, undefined)} />
