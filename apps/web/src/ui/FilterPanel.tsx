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
  /** How many of its filters narrow the list now. */
  readonly active: number
  /** Shows the list as the fields ask for it. */
  readonly onFilter: () => void
  /** Shows it without any of these filters. */
  readonly onClear: () => void
  /** Above the fields, never folded: words that search as they are typed. */
  readonly above?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** What narrows a list, asked for by a button. Folded on small screens. */
export const FilterPanel = ({ label, active, onFilter, onClear, above, children }: FilterPanelProps) => {
  const fieldsId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const show = (act: () => void) => {
    setIsOpen(false)
    // What was pressed may go away. The second is of no effect on large screens, where it does not exist.
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
