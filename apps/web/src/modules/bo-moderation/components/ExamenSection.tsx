import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { isOuvert } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import { useId, useRef } from 'react'
import { Form } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { DemandeDossier } from '../demande.ts'
import { useMesuresForm } from '../use-mesures-form.ts'
import styles from './Dossier.module.css'
import { MesuresFields } from './MesuresFields.tsx'
import { PriseEnChargeBar } from './PriseEnChargeBar.tsx'

type ExamenSectionProps = {
  readonly dossier: Dossier
  readonly onAsk: (demande: DemandeDossier) => void
}

/** Takes the report, decides, answers, or writes a note to the others. */
export const ExamenSection = ({ dossier, onAsk }: ExamenSectionProps) => {
  const { droits, statut, decisions } = dossier
  const titleId = useId()
  const formId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const form = useMesuresForm(dossier, () => onAsk('cloture'))
  // A refusal may take the right to decide away: what was typed stays, with the reason.
  const isDeciding = droits.actions.length > 0 || form.isSubmitting || form.errors.length > 0
  if (!isOuvert(statut) && !droits.noter && !isDeciding) return null
  const note = droits.noter && (
    <Button variant="quiet" onClick={() => onAsk('note')}>
      <Icon name="pencil-simple" size="sm" />
      Ajouter une note
    </Button>
  )
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {isOuvert(statut) ? 'Décider' : 'Examen terminé'}
      </h3>
      <PriseEnChargeBar dossier={dossier} beside={note} onSettled={() => title.current?.focus()} />
      {isDeciding && (
        <Form form={form} id={formId} className="stack">
          <MesuresFields form={form} actions={droits.actions} />
          <Callout>
            <p className="small">
              Exclure demande l’accord d’une seconde administratrice. Chaque partie peut demander un recours,
              une fois, traité par une autre personne.
            </p>
          </Callout>
        </Form>
      )}
      {(isDeciding || !droits.prendre) && (
        <div className="row">
          {isDeciding && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={form.isSubmitting}
              busyLabel="Enregistrement…"
            >
              Appliquer et répondre
            </Button>
          )}
          {droits.clore && decisions.length > 0 && (
            <Button onClick={() => onAsk('cloture')}>Répondre et clore</Button>
          )}
          {droits.clore && <Button onClick={() => onAsk('sans_suite')}>Classer sans suite</Button>}
          {!droits.prendre && note}
        </div>
      )}
    </section>
  )
}
