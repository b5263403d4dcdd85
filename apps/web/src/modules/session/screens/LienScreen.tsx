import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { CallError, isRefusal, messageOf } from '#kit/errors.ts'
import { openSessionParLien } from '#kit/session.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ConnexionLink } from '../components/ConnexionLink.tsx'
import { LienExpireForm } from '../components/LienExpireForm.tsx'
import { SecondFacteurStep } from '../components/SecondFacteurStep.tsx'
import { jetonOf } from '../lien.ts'
import { useLand } from '../use-land.ts'

/** Whether the link itself was refused: a 429 or a network failure does not mean that. */
const isLienRefuse = (error: unknown): boolean =>
  isRefusal(error) && !(error instanceof CallError && error.status === 429)

/** Logs in with an emailed link (R2.1-2). */
export const LienScreen = () => {
  const { token = '', creation = '0' } = useParams()
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const land = useLand()
  // Kept in state: the URL loses the token at once.
  const [jeton] = useState(() => jetonOf(token, searchParams.get('lienConnexion'), location.origin))
  const [failure, setFailure] = useState<unknown>()
  const isStarted = useRef(false)

  const follow = async (followed: string) => {
    setFailure(undefined)
    try {
      land(await openSessionParLien(followed), undefined)
    } catch (error) {
      setFailure(error)
    }
  }

  const start = useEffectEvent(() => {
    if (jeton !== undefined || searchParams.size > 0)
      void navigate(pathTo('/connexion/:token/:creation', { token: 'lien', creation }), { replace: true })
    // A link is valid once: an effect that runs twice must not use it twice.
    if (jeton !== undefined) void follow(jeton)
  })

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    start()
  }, [])

  if (failure instanceof CallError && failure.defi !== undefined) {
    return (
      <SecondFacteurStep
        defi={failure.defi}
        onOpened={(user) => land(user, undefined)}
        onCancel={() => void navigate(pathTo('/connexion'))}
      />
    )
  }
  if (failure instanceof CallError && failure.code === 'compte_suspendu') {
    return (
      <EmptyState level={1} art="roadblock" title="Connexion impossible" actions={<ConnexionLink />}>
        {failure.message}
      </EmptyState>
    )
  }
  if (jeton === undefined || isLienRefuse(failure)) return <LienExpireForm />
  if (failure === undefined) return <PageHead title="Connexion" lede="Un instant, on t’ouvre la porte…" />
  return (
    <EmptyState
      level={1}
      art="roadblock"
      title={messageOf(failure)}
      actions={
        <Button variant="primary" onClick={() => void follow(jeton)}>
          Réessayer
        </Button>
      }
    >
      Ton lien n’a pas pu être vérifié. Réessaie dans un instant.
    </EmptyState>
  )
}
