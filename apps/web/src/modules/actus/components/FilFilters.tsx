import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { useListChange } from '#kit/list/use-list-change.ts'
import { useList } from '#kit/list/use-list.ts'
import { Card } from '#ui/Card.tsx'
import { Choice } from '#ui/Choice.tsx'
import { liste } from '../liste.ts'
import styles from './Publication.module.css'

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
