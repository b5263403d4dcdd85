import { useQuery } from '@tanstack/react-query'
import { CallError, messageOf } from '#kit/errors.ts'
import { useUrlToken } from '#kit/use-url-token.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loading } from '#ui/Loading.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { DesinscriptionCard } from '../components/DesinscriptionCard.tsx'
import { EvenementsLink } from '../components/EvenementsLink.tsx'
import { apercuQuery } from '../participations.api.ts'

/** The token is unknown or malformed. */
const isInconnu = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 422)

/** R2.1-11: the token of the link is unknown. */
const LienRefuse = () => (
  <EmptyState level={1} art="roadblock" title="Une erreur est survenue." actions={<EvenementsLink />}>
    Ce lien n’est pas reconnu. Ouvre celui du dernier e-mail reçu, ou désinscris-toi depuis la page de
    l’événement.
  </EmptyState>
)

/** R2.1-11: opened from an email. Opening changes nothing: the button does. */
export const DesinscriptionScreen = () => {
  const token = useUrlToken()
  const { data: apercu, error, refetch } = useQuery(apercuQuery(token))
  if (isInconnu(error)) return <LienRefuse />
  if (error && !apercu) {
    return (
      <EmptyState
        level={1}
        art="roadblock"
        title={messageOf(error)}
        actions={
          <Button variant="primary" onClick={() => void refetch()}>
            Réessayer
          </Button>
        }
      >
        Rien n’a changé. Réessaie dans un instant.
      </EmptyState>
    )
  }
  return (
    <>
      <PageHead title="Me désinscrire" />
      {apercu ? (
        <DesinscriptionCard apercu={apercu} token={token} />
      ) : (
        <Loading status="Chargement de l’événement…">
          <Skeleton height="8rem" />
        </Loading>
      )}
    </>
  )
}
