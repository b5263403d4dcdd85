import { formatMontant } from '@entrelles/contract/kit/format.ts'
import { useId, type ReactNode } from 'react'
import { Slip } from '#ui/Slip.tsx'
import styles from './PaiementSlip.module.css'

type PaiementSlipProps = {
  /** In cents. */
  readonly montant: number
  readonly date: ReactNode
  readonly tag: ReactNode
  readonly title: string
  /** Known facts. */
  readonly children: ReactNode
  readonly actions: ReactNode
  /** Suggestions below the slip. */
  readonly more?: ReactNode
}

/** A payment slip: amount and date on the stub, then details and actions. */
export const PaiementSlip = ({ montant, date, tag, title, children, actions, more }: PaiementSlipProps) => {
  const titleId = useId()
  return (
    <Slip aria-labelledby={titleId} value={formatMontant(montant)} unit={date} actions={actions} more={more}>
      {tag}
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <p className={styles.text}>{children}</p>
    </Slip>
  )
}
