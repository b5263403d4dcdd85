import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { Count } from './Count.tsx'
import styles from './FilterPanel.module.css'
import { Icon } from './Icon.tsx'
import { cx } from './cx.ts'

type FilterPanelProps = {
  /** « Filtrer les événements » */
  readonly label: string
  /** The number of active filters. */
  readonly active: number
  /** Applies the values of the fields. */
  readonly onFilter: () => void
  /** Removes all filters of the panel. */
  readonly onClear: () => void
  /** Above the fields and never collapsed: the search field. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** Filters of a list, applied by a button. Collapsed on small screens. */
export const FilterPanel = ({ label, active, onFilter, onClear, above, children }: FilterPanelProps) => {
  const fieldsId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const show = (act: () => void) => {
    setIsOpen(false)
    // The pressed button may disappear. On large screens the toggle is hidden and its focus() does nothing.
    submit.current?.focus()
    toggle.current?.focus()
    act()
  }
  return (
    <Card className={styles.card}>
      {above && <div className={styles.above}>{above}</div>}
      <search aria-label={label} className={styles.search}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            show(onFilter)
          }}
        >
          <Button
            ref={toggle}
            block
            className="only-mobile"
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="sliders-horizontal" size="sm" />
            Filtrer
            {active > 0 && (
              <Count value={String(active)} label={active > 1 ? 'filtres actifs' : 'filtre actif'} />
            )}
          </Button>
          <div id={fieldsId} className={cx(styles.fields, !isOpen && styles.folded)}>
            {children}
            <div className={styles.actions}>
              <Button ref={submit} type="submit" variant="primary">
                Filtrer
              </Button>
              {active > 0 && (
                <Button variant="quiet" onClick={() => show(onClear)}>
                  Effacer
                </Button>
              )}
            </div>
          </div>
        </form>
      </search>
    </Card>
  )
}
