import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { cx } from '#ui/cx.ts'
import { Plate } from '#ui/Plate.tsx'
import styles from './Lieu.module.css'

type LieuProps = {
  readonly ville: NonNullable<CarteAdherente['ville']>
  readonly className?: string | undefined
}

/** A commune after the plate of its department. */
export const Lieu = ({ ville, className }: LieuProps) => (
  <span className={cx(styles.place, className)}>
    <Plate>{ville.departement}</Plate>
    {ville.nom}
  </span>
)
