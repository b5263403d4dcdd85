import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { ReactNode } from 'react'
import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { useFocusOnMount } from '#kit/use-focus-on-mount.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { HeroTitle } from '#ui/HeroTitle.tsx'
import type { Tone } from '#ui/tones.ts'
import type { Issue } from '../issue.ts'
import { useRedirection } from '../use-redirection.ts'
import { PaiementFailure } from './PaiementFailure.tsx'
import styles from './PaiementOutcome.module.css'
import { PaysageArt } from './PaysageArt.tsx'

type Recit = {
  readonly tone: Tone
  readonly titre: string
  readonly phrase: string
  readonly suite: string
  readonly paysage: 'littoral' | 'montagne'
}

/** The exact sentences of R2.4-3 and R8-1; a first year, which renews nothing, has its own (a deviation). */
const RECITS: Readonly<Record<Issue | 'premiere', Recit>> = {
  premiere: {
    tone: 'success',
    titre: 'Bienvenue\u00a0!',
    phrase: 'Bienvenue, ton adhésion est active !',
    suite: 'Un e-mail de confirmation part vers ta boîte.',
    paysage: 'littoral',
  },
  paye: {
    tone: 'success',
    titre: 'Bonne route\u00a0!',
    phrase: 'Ton adhésion a bien été renouvelée !',
    suite: 'Un e-mail de confirmation part vers ta boîte.',
    paysage: 'littoral',
  },
  refuse: {
    tone: 'danger',
    titre: 'Mon paiement',
    phrase: 'Ton paiement a été refusé.',
    suite: 'Vérifie ta carte, ou essaie avec une autre.',
    paysage: 'montagne',
  },
  annule: {
    tone: 'warning',
    titre: 'Mon paiement',
    phrase: 'Ton paiement a été annulé.',
    suite: 'Tu peux recommencer quand tu veux.',
    paysage: 'montagne',
  },
  erreur: {
    tone: 'danger',
    titre: 'Mon paiement',
    phrase: 'Une erreur est survenue.',
    suite: 'Si tu as payé, rien n’est perdu\u00a0: ne paie pas une deuxième fois.',
    paysage: 'montagne',
  },
}

type PaiementOutcomeProps = {
  readonly issue: Issue
  /** The payment opened her first year. */
  readonly isPremiere?: boolean
  /** The outcome appears while the member waits: it takes the focus, so that screen readers announce it. */
  readonly isAnswer?: boolean
  /** Checks again, where that may help. */
  readonly retry?: () => void
  readonly isRetrying?: boolean
}

const useActions = ({ issue, retry, isRetrying = false }: PaiementOutcomeProps): ReactNode => {
  const isKnownActive = canOpen('active', useUser())
  const { isLeaving, error, leave } = useRedirection()
  if (issue === 'paye') {
    return (
      // The session does not know the member as active yet: reload the document to refresh it.
      <ButtonLink to={pathTo('/')} variant="primary" size="sm" reloadDocument={!isKnownActive}>
        Je me connecte
      </ButtonLink>
    )
  }
  return (
    <>
      {retry && (
        <Button variant="primary" size="sm" busy={isRetrying} busyLabel="Vérification…" onClick={retry}>
          Réessayer
        </Button>
      )}
      {issue === 'refuse' && (
        <Button
          variant="primary"
          size="sm"
          busy={isLeaving}
          busyLabel="Un instant…"
          onClick={() => void leave()}
        >
          Réessayer
        </Button>
      )}
      {issue === 'erreur' && (
        <ButtonLink to={pathTo('/adhesion-paiement/reclamation')} size="sm">
          Mon paiement n’apparaît pas
        </ButtonLink>
      )}
      {!retry && (
        <ButtonLink to={pathTo('/fin-adhesion')} size="sm">
          Retour
        </ButtonLink>
      )}
      {error !== undefined && <PaiementFailure error={error} />}
    </>
  )
}

export const PaiementOutcome = (props: PaiementOutcomeProps) => {
  const { tone, titre, phrase, suite, paysage } = RECITS[props.isPremiere ? 'premiere' : props.issue]
  const actions = useActions(props)
  const { isAnswer = false } = props
  const callout = useFocusOnMount<HTMLDivElement>(isAnswer)
  return (
    <div className={styles.page}>
      <div>
        <HeroTitle>{titre}</HeroTitle>
        <Callout
          ref={callout}
          tone={tone}
          {...(isAnswer ? { tabIndex: -1 } : { role: 'alert' })}
          className={styles.callout}
        >
          <p className="strong">{phrase}</p>
          <p>{suite}</p>
          <div className={`row ${styles.actions}`}>{actions}</div>
        </Callout>
      </div>
      <PaysageArt nom={paysage} />
    </div>
  )
}
