import { formatCapped, formatCount, formatMontant, formatMonth } from '@entrelles/contract/kit/format.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { cx } from '#ui/cx.ts'
import type { IconName } from '#ui/icons.ts'
import { resumeQuery } from '../bo-adhesions.api.ts'
import styles from './AdhesionTiles.module.css'

type TuileProps = {
  readonly label: string
  readonly value: string
  readonly icon: IconName
  readonly detail: string
}

const Tuile = ({ label, value, icon, detail }: TuileProps) => (
  <Card className={styles.tile}>
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{value}</span>
    <span className={styles.detail}>
      <Icon name={icon} size="sm" />
      {detail}
    </span>
  </Card>
)

/** Figures of the current month. */
export const AdhesionTiles = () => {
  const { mois, encaisse, finSous30Jours, grace, graceJours, aTraiter } = useSuspenseQuery(resumeQuery()).data
  return (
    <div className={cx('grid', 'grid--4', styles.tiles)}>
      <Tuile
        label={`Encaissé en ${formatMonth(mois)}`}
        value={formatMontant(encaisse.montant)}
        icon="credit-card-bold"
        detail={formatCount(encaisse.nombre, 'adhésion')}
      />
      <Tuile
        label="Fin sous 30 jours"
        value={formatCapped(finSous30Jours)}
        icon="paper-plane-tilt-bold"
        detail={formatCount(finSous30Jours.relancees, 'déjà relancée')}
      />
      <Tuile
        label="En sursis"
        value={formatCapped(grace)}
        icon="hourglass-medium"
        detail={`accès gardé ${graceJours}\u00a0jours`}
      />
      <Tuile
        label="À traiter"
        value={formatCapped(aTraiter)}
        icon="question"
        detail="paiements et réclamations"
      />
    </div>
  )
}
