import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import type { ReclamationRecue } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import { Callout } from '#ui/Callout.tsx'
import styles from './PaiementUnconfirmed.module.css'

/** A claim that waits for its answer, on the page where the member might pay a second time. */
export const ReclamationPending = ({ reclamation }: { readonly reclamation: ReclamationRecue }) => (
  <Callout className={styles.callout}>
    <p className="strong">On cherche ton paiement, dossier {reclamation.numero}.</p>
    <p>
      Réponse avant {formatWeekday(reclamation.repondreAvant)}, à {reclamation.email}. Inutile de payer une
      deuxième fois.
    </p>
  </Callout>
)
