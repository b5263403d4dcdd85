import { formatDistance } from '@entrelles/contract/kit/format.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { Plate } from '#ui/Plate.tsx'
import { cx } from '#ui/cx.ts'
import styles from './LieuText.module.css'

type LieuTextProps = {
  readonly ville: NonNullable<CarteAdherente['ville']>
  readonly distance?: number | undefined
  readonly className?: string | undefined
}

/** The department and the commune of a member, with their distance where the list is sorted by it. */
export const LieuText = ({ ville, distance, className }: LieuTextProps) => (
  <span className={cx(styles.place, className)}>
    <Plate>{ville.departement}</Plate>
    {distance === undefined ? ville.nom : `${ville.nom} · ${formatDistance(distance)}`}
  </span>
)
