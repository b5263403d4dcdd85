import { formatName } from '@entrelles/contract/kit/format.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { Callout } from '#ui/Callout.tsx'
import styles from './ConnexionForm.module.css'

/** Tells whose session the link replaces in this browser. */
export const SessionOuverte = ({ user: { adherente } }: { readonly user: Me }) => (
  <Callout className={styles.refusal} tone="warning">
    <p>
      Tu es connectée en tant que <strong>{formatName(adherente)}</strong>. Si tu continues, cette session se
      ferme dans ce navigateur.
    </p>
  </Callout>
)
