import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { cx } from '#ui/cx.ts'
import { AAccueillirSection } from './AAccueillirSection.tsx'
import styles from './Accueil.module.css'
import { ActusSection } from './ActusSection.tsx'
import { AntenneSection } from './AntenneSection.tsx'
import { CoupsDePouceSection, SansReponseSection } from './CoupsDePouceSection.tsx'
import { NouvellesMembresSection } from './NouvellesMembresSection.tsx'
import { ProchainsEvenementsSection } from './ProchainsEvenementsSection.tsx'
import { RendezVousSection } from './RendezVousSection.tsx'
import { RessourcesSection } from './RessourcesSection.tsx'

type AccueilColumnsProps = {
  readonly antenneId: string | undefined
  readonly territoireCoordonne: TerritoireId | undefined
  readonly coordonne: boolean
  /** Without a commune, distances are unknown and newcomers are not shown. */
  readonly hasCommune: boolean
}

/**
 * The columns below the greeting. They share one Suspense boundary and appear together, so that nothing moves under a
 * click.
 */
export const AccueilColumns = ({
  antenneId,
  territoireCoordonne,
  coordonne,
  hasCommune,
}: AccueilColumnsProps) => (
  <div className={cx('cols', styles.columns)}>
    <div>
      {coordonne && (
        <Boundary>
          <RendezVousSection />
        </Boundary>
      )}
      <Boundary>
        <ProchainsEvenementsSection hasCommune={hasCommune} />
      </Boundary>
      {coordonne && territoireCoordonne && (
        <Boundary>
          <SansReponseSection territoire={territoireCoordonne} />
        </Boundary>
      )}
      <Boundary>
        <ActusSection />
      </Boundary>
    </div>
    <div className={styles.aside}>
      {coordonne && territoireCoordonne && (
        <Boundary>
          <AAccueillirSection id={territoireCoordonne} />
        </Boundary>
      )}
      <Boundary>
        <CoupsDePouceSection hasCommune={hasCommune} />
      </Boundary>
      {antenneId && (
        <Boundary>
          <AntenneSection id={antenneId} />
        </Boundary>
      )}
      {hasCommune && (
        <Boundary>
          <NouvellesMembresSection />
        </Boundary>
      )}
      <Boundary>
        <RessourcesSection />
      </Boundary>
    </div>
  </div>
)
