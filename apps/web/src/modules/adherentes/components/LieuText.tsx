import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { Plate } from '#ui/Plate.tsx'
import { cx } from '#ui/cx.ts'
import styles from './LieuText.module.css'

type LieuTextProps = {
  readonly ville: NonNullable<CarteAdherente['ville']>
  readonly className?: string | undefined
}

export const LieuText = ({ ville, className }: LieuTextProps) => (
  <span className={cx(styles.place, className)}>
    <Plate>{ville.departement}</Plate>
    {ville.nom}
  </span>
)
