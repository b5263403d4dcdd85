import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { ETATS, isParEtat, liste } from '../liste.ts'
import styles from './CoupsDePouce.module.css'

/** Which requests are listed; hers and those that she follows, state by state. */
export const CoupsDePouceTabs = () => {
  const view = useList(liste, undefined)
  const hrefOf = (statut: (typeof ETATS)[number]['statut']) =>
    liste.href(undefined, { ...view.filters, statut })
  return (
    <div className={styles.tabs}>
      <CountedTabs label="Quelles demandes" view={view} />
      {isParEtat(view.filters.onglet) && (
        <Segmented
          label="Dans quel état"
          links={ETATS.map(({ statut, label }) => ({ to: hrefOf(statut), label }))}
          current={hrefOf(view.filters.statut)}
        />
      )}
    </div>
  )
}
