import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { ReclamationRecue } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import { Confirmation } from '#kit/Confirmation.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './ReclamationSent.module.css'

/** The claim number, and when the member gets an answer. */
export const ReclamationSent = ({ recue }: { readonly recue: ReclamationRecue }) => (
  <Confirmation>
    <p className="strong">Ta demande est partie, dossier {recue.numero}</p>
    <p className={styles.texte}>
      Réponse avant {formatWeekday(recue.repondreAvant)}, à {recue.email}.
    </p>
    <ButtonLink to={pathTo('/')} size="sm" className={styles.action}>
      Revenir à l’accueil
    </ButtonLink>
  </Confirmation>
)
