import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { ApercuLien, Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { CallError, isRefusal, messageOf } from '#kit/errors.ts'
import { getSession, openSessionAvecMotDePasse, openSessionParLien } from '#kit/session.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ConnexionLink } from '../components/ConnexionLink.tsx'
import { LienApercu } from '../components/LienApercu.tsx'
import { LienExpireForm } from '../components/LienExpireForm.tsx'
import { LienMotDePasse } from '../components/LienMotDePasse.tsx'
import { SecondFacteurStep } from '../components/SecondFacteurStep.tsx'
import { jetonOf } from '../lien.ts'
import { getApercuLien } from '../session.api.ts'
import { useLand } from '../use-land.ts'

/** Whether the link itself was refused: a 429, a refused form or a network failure does not mean that. */
const isLienRefuse = (error: unknown): boolean =>
  isRefusal(error) && !(error instanceof CallError && [422, 429].includes(error.status))

/** Shows what an emailed link opens, and logs in at the click (R2.1-2). */
export const LienScreen = () => {
  const { token = '', creation = '0' } = useParams()
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const land = useLand()
  // Kept in state: the URL loses the token at once.
  const [jeton] = useState(() => jetonOf(token, searchParams.get('lienConnexion'), location.origin))
  // The session before the link: the one that it opens is not announced.
  const [ouverte] = useState(() => getSession().user)
  const [apercu, setApercu] = useState<ApercuLien>()
  const [failure, setFailure] = useState<unknown>()
  const isStarted = useRef(false)

  const look = async (followed: string) => {
    setFailure(undefined)
    try {
      setApercu(await getApercuLien(followed))
    } catch (error) {
      setFailure(error)
    }
  }

  /** Uses the link. A refusal of the link replaces the page; the part that called shows any other failure. */
  const use = async (open: Promise<Me>) => {
    try {
      land(await open, undefined)
    } catch (error) {
      // Another sign-up came for the address since the page was opened.
      if (error instanceof CallError && error.code === 'mot_de_passe_a_choisir')
        setApercu((known) => known && { ...known, motDePasseAChoisir: true })
      else if (isLienRefuse(error)) setFailure(error)
      else throw error
    }
  }

  const start = useEffectEvent(() => {
    if (jeton !== undefined || searchParams.size > 0)
      void navigate(pathTo('/connexion/:token/:creation', { token: 'lien', creation }), { replace: true })
    if (jeton !== undefined) void look(jeton)
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
  if (failure !== undefined) {
    return (
      <EmptyState
        level={1}
        art="roadblock"
        title={messageOf(failure)}
        actions={
          <Button variant="primary" onClick={() => void look(jeton)}>
            Réessayer
          </Button>
        }
      >
        Ton lien n’a pas pu être vérifié. Réessaie dans un instant.
      </EmptyState>
    )
  }
  if (!apercu) return <PageHead title="Connexion" lede="Un instant, on vérifie ton lien…" />
  return apercu.motDePasseAChoisir ? (
    <LienMotDePasse
      apercu={apercu}
      ouverte={ouverte}
      onChoose={(choix) => use(openSessionAvecMotDePasse(jeton, choix))}
    />
  ) : (
    <LienApercu apercu={apercu} ouverte={ouverte} onContinue={() => use(openSessionParLien(jeton))} />
  )
}
