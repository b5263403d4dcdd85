import type { FiltresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Count } from '#ui/Count.tsx'
import { cx } from '#ui/cx.ts'
import { DateField } from '#ui/DateField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { hrefOf, NOMS_FILTRES, saisieOf, type Saisie } from '../filtres.ts'
import { ActionSelect, AuteureSelect, CibleSelect } from './FiltresSelects.tsx'
import styles from './Filtres.module.css'

/** What narrows the journal: written in the address when she asks for it. Folded on small screens. */
export const Filtres = ({ filtres }: { readonly filtres: FiltresJournal }) => {
  const navigate = useNavigate()
  const fieldsId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [saisie, setSaisie] = useState(saisieOf(filtres))
  const address = hrefOf(saisieOf(filtres))
  const [shown, setShown] = useState(address)
  // The address changed: by this form, by a link of a line or by the back button. The fields follow.
  if (shown !== address) {
    setShown(address)
    setSaisie(saisieOf(filtres))
  }
  const active = NOMS_FILTRES.filter((nom) => filtres[nom] !== undefined).length
  const set = (nom: keyof Saisie) => (value: string) => setSaisie((before) => ({ ...before, [nom]: value }))
  const show = (href: string) => {
    setIsOpen(false)
    // What was pressed may go away. The second is of no effect on large screens, where it does not exist.
    submit.current?.focus()
    toggle.current?.focus()
    void navigate(href)
  }
  return (
    <Card className={styles.card}>
      <search aria-label="Filtrer le journal">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            show(hrefOf(saisie))
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
            Filtrer
            {active > 0 && <Count value={active} label={active > 1 ? 'filtres actifs' : 'filtre actif'} />}
            <Icon name="caret-down-bold" size="sm" className={styles.caret} />
          </Button>
          <div id={fieldsId} className={cx(styles.fields, !isOpen && styles.folded)}>
            <AuteureSelect value={saisie.auteure} onChange={set('auteure')} />
            <ActionSelect value={saisie.action} onChange={set('action')} />
            <CibleSelect value={saisie.cible} onChange={set('cible')} />
            <DateField label="Du" value={saisie.du} onChange={set('du')} />
            <DateField label="Au" value={saisie.au} onChange={set('au')} />
            <div className={styles.actions}>
              <Button ref={submit} type="submit" variant="primary">
                Filtrer
              </Button>
              {active > 0 && (
                <IconButton plain icon="x" label="Retirer les filtres" onClick={() => show(hrefOf({}))} />
              )}
            </div>
          </div>
        </form>
      </search>
    </Card>
  )
}
