import { formatLongMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { SessionOuverte } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appareilOf } from '#kit/appareil.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Tag } from '#ui/Tag.tsx'
import { sessionsQuery, useDeleteSessionOuverte } from '../compte.api.ts'
import styles from './CompteSection.module.css'
import { CompteSection } from './CompteSection.tsx'

type CloseSessionDialogProps = { readonly session: SessionOuverte; readonly onClose: () => void }

const CloseSessionDialog = ({ session, onClose }: CloseSessionDialogProps) => {
  const { mutate: deleteSession, isPending } = useDeleteSessionOuverte('La session est fermée.')
  const confirm = () => deleteSession({ params: { id: session.id } }, { onSettled: onClose })
  return (
    <ConfirmDialog
      isOpen
      title="Déconnecter cet appareil&nbsp;?"
      confirmLabel="Déconnecter"
      busyLabel="Déconnexion…"
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {appareilOf(session.appareil)}, vu le {formatLongMoment(session.vueLe, ZONE_PARIS)}&nbsp;: il faudra
        s’y connecter à nouveau avec ton mot de passe.
      </p>
    </ConfirmDialog>
  )
}

const Sessions = () => {
  const { sessions } = useSuspenseQuery(sessionsQuery()).data
  const [closing, setClosing] = useState<SessionOuverte>()
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <div className={styles.device}>
              <p className="row">
                <strong>{appareilOf(session.appareil)}</strong>
                {session.courante && <Tag tone="sage">Cette session</Tag>}
              </p>
              <p className={`small ${styles.times}`}>
                Ouverte le {formatLongMoment(session.ouverteLe, ZONE_PARIS)}, vue le{' '}
                {formatLongMoment(session.vueLe, ZONE_PARIS)}
              </p>
            </div>
            {!session.courante && (
              <Button size="sm" onClick={() => setClosing(session)}>
                Déconnecter
                <span className="sr-only">&nbsp;: {appareilOf(session.appareil)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {closing && <CloseSessionDialog session={closing} onClose={() => setClosing(undefined)} />}
    </>
  )
}

/** The browsers where the member is signed in. */
export const SessionsSection = () => (
  <CompteSection title="Mes sessions">
    <Boundary>
      <Sessions />
    </Boundary>
  </CompteSection>
)
