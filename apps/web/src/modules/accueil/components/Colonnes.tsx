import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { cx } from '#ui/cx.ts'
import { AAccueillir } from './AAccueillir.tsx'
import styles from './Accueil.module.css'
import { NouvellesMembres } from './NouvellesMembres.tsx'
import { ProchainsEvenements } from './ProchainsEvenements.tsx'
import { TesRendezVous } from './TesRendezVous.tsx'
import { TonAntenne } from './TonAntenne.tsx'

type ColonnesProps = {
  readonly antenneId: string | undefined
  readonly territoireCoordonne: TerritoireId | undefined
  readonly coordonne: boolean
  /** Without a commune nobody is near. */
  readonly hasCommune: boolean
}

/** Below the greeting. All of it appears together: nothing moves under the finger. */
export const Colonnes = ({ antenneId, territoireCoordonne, coordonne, hasCommune }: ColonnesProps) => (
  <div className={cx('cols', styles.columns)}>
    <div>
      {coordonne && (
        <Boundary>
          <TesRendezVous />
        </Boundary>
      )}
      <Boundary>
        <ProchainsEvenements />
      </Boundary>
    </div>
    <div className={styles.aside}>
      {coordonne && territoireCoordonne && (
        <Boundary>
          <AAccueillir id={territoireCoordonne} />
        </Boundary>
      )}
      {antenneId && (
        <Boundary>
          <TonAntenne id={antenneId} />
        </Boundary>
      )}
      {hasCommune && (
        <Boundary>
          <NouvellesMembres />
        </Boundary>
      )}
    </div>
  </div>
)
