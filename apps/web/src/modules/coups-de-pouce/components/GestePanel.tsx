import { GESTES, type Geste } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useNavigate } from 'react-router'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Form } from '#kit/form.tsx'
import { useFocusOnMount } from '#kit/use-focus-on-mount.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import type { GesteDemande } from '../gestes.ts'
import styles from './CoupDePouce.module.css'
import { GESTE_FORMS, GESTE_MOTS } from './GesteForms.tsx'

type PanelProps = { readonly demande: CoupDePouce; readonly geste: Geste; readonly onLeave: () => void }

const Panel = ({ demande, geste, onLeave }: PanelProps) => {
  const GesteForm = GESTE_FORMS[geste]
  const { titre, enCours } = GESTE_MOTS[geste]
  const panel = useFocusOnMount<HTMLDivElement>()
  return (
    <Card ref={panel} tabIndex={-1} as="section" aria-labelledby="geste" className={styles.panel}>
      <h2 id="geste" className={styles.subtitle}>
        {titre}
      </h2>
      <GesteForm
        demande={demande}
        isShort
        onDone={onLeave}
        frame={(form, fields) => (
          <Form form={form} className="stack">
            {fields}
            <div className={styles.acts}>
              <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel={enCours}>
                {GESTES[geste]}
              </Button>
              <Button variant="quiet" onClick={onLeave}>
                Pas maintenant
              </Button>
            </div>
          </Form>
        )}
      />
    </Card>
  )
}

const Empechement = ({ children }: { readonly children: string }) => {
  const callout = useFocusOnMount<HTMLDivElement>()
  return (
    <Callout ref={callout} tabIndex={-1}>
      {children}
    </Callout>
  )
}

type GestePanelProps = { readonly demande: CoupDePouce; readonly asked: GesteDemande }

/** What a link of the mail asks for. Nothing happens without a press: a mail scanner opens links too. */
export const GestePanel = ({ demande, asked }: GestePanelProps) => {
  const navigate = useNavigate()
  const leave = () => {
    void navigate(pathTo('/coup-de-pouce/:id', { id: demande.id }), {
      replace: true,
      preventScrollReset: true,
    })
    document.querySelector<HTMLElement>('[data-page-title]')?.focus()
  }
  if (asked.geste === undefined) return <Empechement>{asked.empeche}</Empechement>
  return <Panel key={asked.geste} demande={demande} geste={asked.geste} onLeave={leave} />
}
