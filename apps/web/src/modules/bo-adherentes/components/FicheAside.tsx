import { formatDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/Facts.tsx'
import { ActionsCard } from './ActionsCard.tsx'
import styles from './FicheAside.module.css'
import { SuspensionCard } from './SuspensionCard.tsx'

/** Key dates, actions and suspension. */
export const FicheAside = ({ fiche }: { readonly fiche: Fiche }) => {
  const { dateInscription, derniereVisite, suppressionDemandeeLe } = fiche
  return (
    <aside className="stack">
      <Card as="section" aria-labelledby="en-bref">
        <h2 id="en-bref" className={styles.title}>
          En bref
        </h2>
        <Facts
          isNarrow
          facts={[
            ['Inscrite le', formatDate(dateInscription, ZONE_PARIS)],
            ['Dernière venue', derniereVisite === null ? 'jamais' : formatDate(derniereVisite, ZONE_PARIS)],
            [
              'Suppression demandée le',
              suppressionDemandeeLe && formatDate(suppressionDemandeeLe, ZONE_PARIS),
            ],
          ]}
        />
      </Card>
      <ActionsCard fiche={fiche} />
      <SuspensionCard fiche={fiche} />
    </aside>
  )
}
