import { Card } from '#ui/Card.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import { completudeOf } from '../completude.ts'
import type { ProfilValues } from '../edition.ts'
import styles from './Edition.module.css'

type CompletudeCardProps = { readonly values: ProfilValues; readonly aUnePhoto: boolean }

/** Completion of the profile, and the next steps. */
export const CompletudeCard = ({ values, aUnePhoto }: CompletudeCardProps) => {
  const { pourcent, nbFaites, etapes } = completudeOf(values, aUnePhoto)
  return (
    <Card as="section" aria-labelledby="completude">
      <h2 id="completude">Ton profil en route</h2>
      <p className={`num ${styles.percent}`}>{pourcent}&nbsp;%</p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${pourcent}%` }} />
      </div>
      <Milestones
        milestones={etapes.map(({ titre, conseil, faite }, index) => ({
          title: titre,
          text: !faite && index === nbFaites ? conseil : '',
        }))}
        current={nbFaites}
      />
    </Card>
  )
}
