import type { ApercuLien, Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { useState } from 'react'
import { messageOf } from '#kit/errors.ts'
import { useFocusTitle } from '#kit/use-focus-title.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ConnexionLink } from './ConnexionLink.tsx'
import { SessionOuverte } from './SessionOuverte.tsx'
import styles from './ConnexionForm.module.css'

type LienApercuProps = {
  readonly apercu: ApercuLien
  /** The user whose session is open in this browser. */
  readonly ouverte: Me | undefined
  readonly onContinue: () => Promise<void>
}

/** The account that the link opens: nobody logs in without a click. */
export const LienApercu = ({ apercu: { prenom, emailMasque }, ouverte, onContinue }: LienApercuProps) => {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useFocusTitle()
  const go = async () => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await onContinue()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
  }
  return (
    <>
      <PageHead
        title={`Se connecter en tant que ${prenom}`}
        lede={<>L’adresse de ce compte&nbsp;: {emailMasque}</>}
      />
      {ouverte && <SessionOuverte user={ouverte} />}
      {failure !== undefined && (
        <Callout className={styles.refusal} role="alert" tone="danger">
          <strong>{messageOf(failure)}</strong>
        </Callout>
      )}
      <div className={styles.form}>
        <Button
          variant="primary"
          size="lg"
          block
          busy={isBusy}
          busyLabel="Connexion…"
          onClick={() => void go()}
        >
          Continuer
        </Button>
      </div>
      <ConnexionLink />
    </>
  )
}
