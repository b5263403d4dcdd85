import { Card } from '#ui/Card.tsx'
import type { Emargement } from '../use-emargement.ts'
import styles from './EmargementAside.module.css'
import { LazyScanner, useScannerReady } from './LazyScanner.tsx'
import { SansInscriptionForms } from './SansInscriptionForms.tsx'

type EmargementAsideProps = { readonly emargement: Emargement; readonly isClosed: boolean }

/** The camera and the form for walk-ins, beside the list on large screens. */
export const EmargementAside = ({ emargement, isClosed }: EmargementAsideProps) => {
  useScannerReady()
  if (isClosed) return null
  return (
    <aside className={styles.aside} aria-label="Autres façons de pointer">
      <section aria-labelledby="emargement-scanner">
        <h2 id="emargement-scanner" className={styles.title}>
          Scanner
        </h2>
        <LazyScanner emargement={emargement} />
      </section>
      <Card as="section" aria-labelledby="emargement-sans-inscription">
        <h2 id="emargement-sans-inscription" className={styles.title}>
          Sans inscription
        </h2>
        <SansInscriptionForms onAjouter={emargement.ajouter} />
      </Card>
    </aside>
  )
}
