import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { ApercuDesinscription } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { Confirmation } from '#kit/Confirmation.tsx'
import { messageOf } from '#kit/errors.ts'
import { debutOf } from '#modules/evenements/evenements.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { useDesinscription } from '../participations.api.ts'
import { EvenementsLink } from './EvenementsLink.tsx'

/** R2.1-11, in the exact words of the specification. */
const FAITE = 'Votre désinscription à cet événement a bien été prise en compte.'

type DesinscriptionCardProps = { readonly apercu: ApercuDesinscription; readonly token: string }

/** The event of the link, and the button that unregisters. */
export const DesinscriptionCard = ({ apercu, token }: DesinscriptionCardProps) => {
  const { titre, dejaFaite, termine } = apercu
  const { mutate, isPending, isSuccess, error } = useDesinscription()
  return (
    <div className="stack">
      <p>
        <strong>{titre}</strong>
        <br />
        {debutOf(apercu)}
      </p>
      {isSuccess && <Confirmation>{FAITE}</Confirmation>}
      {dejaFaite && !isSuccess && <Callout tone="success">{FAITE}</Callout>}
      {termine && !dejaFaite && <Callout>{participationsErrors.passe().message}</Callout>}
      {isSuccess || dejaFaite || termine ? (
        <EvenementsLink />
      ) : (
        <>
          <p>Ta place, ou ton tour sur la liste d’attente, revient à une autre membre.</p>
          {error && (
            <Callout tone="danger" role="alert">
              {messageOf(error)}
            </Callout>
          )}
          <Button
            variant="primary"
            busy={isPending}
            busyLabel="Désinscription…"
            onClick={() => mutate({ query: { token } })}
          >
            Confirmer ma désinscription
          </Button>
        </>
      )}
    </div>
  )
}
