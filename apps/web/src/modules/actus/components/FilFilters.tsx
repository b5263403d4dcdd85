import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { useListChange } from '#kit/list/use-list-change.ts'
import { useList } from '#kit/list/use-list.ts'
import { ActiveFilters } from '#ui/ActiveFilters.tsx'
import { Card } from '#ui/Card.tsx'
import { Choice } from '#ui/Choice.tsx'
import { isDemandes, liste, resserresOf, type Filtres } from '../liste.ts'
import { EPINGLEES, nomTypes, TYPES } from '../mots.ts'
import styles from './Publication.module.css'

const OPTIONS_TYPE = TYPES.map((id) => ({ id, nom: nomTypes(id) }))
const OPTIONS_EPINGLE = [{ id: 'oui', nom: EPINGLEES }]

/** Filters above the feed: words of a title or of the first lines as they are typed, the others on submit. */
export const FilPanel = () => {
  const view = useList(liste, undefined)
  if (isDemandes(view.filters)) return null
  return (
    <div className={styles.panel}>
      <FilterForm
        label="Filtrer les publications"
        view={view}
        search={{
          label: 'Rechercher dans le fil',
          placeholder: 'Marché, local, recrutement…',
          maxLength: TERMES_MAX,
          isInForm: true,
        }}
      >
        {(fieldOf) => (
          <>
            {/* Not « Type », which is a field of the form above. */}
            <FilterSelect label="Afficher" all="Tout" options={OPTIONS_TYPE} {...fieldOf('type')} />
            <FilterSelect label="Épingle" all="Toutes" options={OPTIONS_EPINGLE} {...fieldOf('epinglees')} />
          </>
        )}
      </FilterForm>
    </div>
  )
}

type FilActiveFiltersProps = { readonly filtres: Filtres; readonly onRemove: () => void }

/** The active filters, each with a link that removes it; the author has a callout of her own. */
export const FilActiveFilters = ({ filtres, onRemove }: FilActiveFiltersProps) => {
  const resserres = resserresOf(filtres)
  if (resserres.length === 0) return null
  const { type } = filtres
  return (
    <ActiveFilters
      filters={resserres.map((nom) => ({
        to: liste.href(undefined, { ...filtres, [nom]: undefined }),
        label: nom === 'type' && type !== undefined ? nomTypes(type) : EPINGLEES,
      }))}
      onRemove={onRemove}
    />
  )
}

/** Which feed is read: choices beside it. */
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
