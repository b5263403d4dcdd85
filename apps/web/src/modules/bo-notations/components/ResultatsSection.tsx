import { useSuspenseQuery } from '@tanstack/react-query'
import { useList } from '#kit/list/use-list.ts'
import { Card } from '#ui/Card.tsx'
import { resultatsNotationsQuery } from '../bo-notations.api.ts'
import { liste } from '../liste.ts'
import { bilanOf } from '../resultats.ts'
import { BilanList } from './BilanList.tsx'
import { MoyennesCard } from './MoyennesCard.tsx'
import { PeriodesTable } from './PeriodesTable.tsx'
import { RepartitionCard } from './RepartitionCard.tsx'
import styles from './Resultats.module.css'

/** The figures of the chosen month, or of all months, beside their course over time. */
export const ResultatsSection = () => {
  const { periodes } = useSuspenseQuery(resultatsNotationsQuery()).data
  const { periode } = useList(liste, undefined).filters
  if (periodes.length === 0) return null
  const bilan = bilanOf(periodes, periode)
  return (
    <div className={styles.resultats}>
      <BilanList bilan={bilan} />
      <div className={styles.cards}>
        <MoyennesCard periodes={periodes} periode={periode} />
        <RepartitionCard bilan={bilan} periode={periode} />
      </div>
      <Card>
        <details className={styles.details}>
          <summary>Voir les données en tableau</summary>
          <PeriodesTable periodes={periodes} />
        </details>
      </Card>
    </div>
  )
}
