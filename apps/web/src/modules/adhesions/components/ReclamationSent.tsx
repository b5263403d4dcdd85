import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { ReclamationRecue } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import { useFocusOnMount } from '#kit/use-focus-on-mount.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import styles from './ReclamationSent.module.css'

type ReclamationSentProps = {
  readonly recue: ReclamationRecue
  /** Just sent: it takes the focus that was in the form. */
  readonly isNew: boolean
  readonly onOther: () => void
}

/** The claim number, and when the member gets an answer. */
export const ReclamationSent = ({ recue, isNew, onOther }: ReclamationSentProps) => {
  const callout = useFocusOnMount<HTMLDivElement>(isNew)
  return (
    <Callout ref={callout} tone={isNew ? 'success' : 'info'} tabIndex={-1}>
      <p className="strong">
        {isNew ? 'Ta demande est partie' : 'Ta demande est en cours'}, dossier {recue.numero}
      </p>
      <p className={styles.texte}>
        Réponse avant {formatWeekday(recue.repondreAvant)}, à {recue.email}.
      </p>
      <div className={`row ${styles.action}`}>
        <ButtonLink to={pathTo('/')} size="sm">
          Revenir à l’accueil
        </ButtonLink>
        <Button size="sm" variant="quiet" onClick={onOther}>
          Signaler un autre paiement
        </Button>
      </div>
    </Callout>
  )
}
