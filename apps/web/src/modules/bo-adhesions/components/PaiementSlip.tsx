import { formatMontant } from '@entrelles/contract/kit/format.ts'
import { useId, type ReactNode } from 'react'
import { Slip } from '#ui/Slip.tsx'
import styles from './PaiementSlip.module.css'

type PaiementSlipProps = {
  /** Cents. */
  readonly montant: number
  readonly date: ReactNode
  readonly tag: ReactNode
  readonly title: string
  /** What is known of it. */
  readonly children: ReactNode
  readonly actions: ReactNode
  /** What may help, under it. */
  readonly more?: ReactNode
}

/** A payment slip: how much and when on its stub, then what it is and what to do. */
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
