import { TARIFS } from '@entrelles/contract/kit/constants.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { tarifOf, type Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Choice } from '#ui/Choice.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { CONDITION_REDUIT } from '../tarifs.ts'
import type { useRedirection } from '../use-redirection.ts'
import styles from './AdhesionForm.module.css'
import { PaiementFailure } from './PaiementFailure.tsx'
import { TarifCards } from './TarifCards.tsx'

type AdhesionFormProps = {
  /** The member’s rate, unless she declares that the reduced one applies. */
  readonly tarif: Tarif
  /** Whether she declared the reduced rate just before, for a payment that failed. */
  readonly minima: boolean
  readonly isPremiere: boolean
  readonly redirection: ReturnType<typeof useRedirection>
}

/** The rates and the payment button (R2.4-2). */
export const AdhesionForm = ({ tarif, minima: declared, isPremiere, redirection }: AdhesionFormProps) => {
  const hint = useId()
  const [minima, setMinima] = useState(declared)
  const { isLeaving, error, leave } = redirection
  const current = tarifOf({ coordonne: tarif === 'coordinatrice', minima })

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isLeaving) void leave(minima)
  }

  return (
    <Card as="section">
      <form className={`stack ${styles.form}`} onSubmit={send}>
        <div>
          <h2 className={styles.prix} aria-live="polite">
            {TARIFS[current]} euros par an
          </h2>
          <p className={`muted ${styles.modalite}`}>Paiement en une fois, par carte bancaire.</p>
        </div>
        <TarifCards current={current} />
        <div>
          <Choice
            type="checkbox"
            boxed
            label={`Je bénéficie du tarif réduit à ${TARIFS.reduit}\u00a0euros`}
            checked={minima}
            disabled={isLeaving}
            onChange={({ target }) => setMinima(target.checked)}
            aria-describedby={hint}
          />
          <p id={hint} className={`small muted ${styles.condition}`}>
            {CONDITION_REDUIT}
          </p>
        </div>
        {error !== undefined && <PaiementFailure error={error} />}
        <Button type="submit" variant="primary" size="lg" block busy={isLeaving} busyLabel="Un instant…">
          {isPremiere ? 'J’adhère' : 'Je prolonge'}
        </Button>
        <div>
          <p className={`small muted ${styles.note}`}>
            <Icon name="lock-simple" size="sm" />
            <span>Tu vas être redirigée vers le site de paiement.</span>
          </p>
          <Link to={pathTo('/adhesion-paiement/reclamation')} standalone className={styles.reclamation}>
            Mon paiement n’apparaît pas
          </Link>
        </div>
      </form>
    </Card>
  )
}
