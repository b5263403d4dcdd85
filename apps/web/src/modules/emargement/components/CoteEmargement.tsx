import { Card } from '#ui/Card.tsx'
import type { Emargement } from '../use-emargement.ts'
import styles from './CoteEmargement.module.css'
import { SansInscription } from './SansInscription.tsx'
import { ScannerParesseux, useScannerReady } from './ScannerParesseux.tsx'

type CoteEmargementProps = { readonly emargement: Emargement; readonly isClosed: boolean }

/** Beside the list, where there is room: the camera, and who comes without being registered. */
export const CoteEmargement = ({ emargement, isClosed }: CoteEmargementProps) => {
  useScannerReady()
  if (isClosed) return null
  return (
    <aside className={styles.aside} aria-label="Autres façons de pointer">
      <section aria-labelledby="emargement-scanner">
        <h2 id="emargement-scanner" className={styles.title}>
          Scanner
        </h2>
        <ScannerParesseux emargement={emargement} />
      </section>
      <Card as="section" aria-labelledby="emargement-sans-inscription">
        <h2 id="emargement-sans-inscription" className={styles.title}>
          Sans inscription
        </h2>
        <SansInscription onAjouter={emargement.ajouter} />
      </Card>
    </aside>
  )
}
