import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { ActionFiches } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useState } from 'react'
import { ActionList } from '#ui/ActionList.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDeleteSessions, useSendLien } from '../bo-adherentes.api.ts'
import { ActionDialog } from './ActionDialog.tsx'
import styles from './FicheAside.module.css'

type Props = { readonly fiche: Fiche; readonly onClose: () => void }

const LienDialog = ({ fiche, onClose }: Props) => {
  const { mutate: send, isPending } = useSendLien('Le lien part par e-mail.')
  return (
    <ConfirmDialog
      isOpen
      title={`Envoyer un lien à ${formatName(fiche)}\u00a0?`}
      variant="primary"
      confirmLabel="Envoyer le lien"
      busyLabel="Envoi…"
      busy={isPending}
      onClose={onClose}
      onConfirm={() => send({ params: { id: fiche.id } }, { onSettled: onClose })}
    >
      <p>
        {fiche.emailValideLe === null
          ? 'Elle reçoit par e-mail un lien pour confirmer son adresse.'
          : 'Elle reçoit par e-mail un lien qui la connecte sans mot de passe.'}
      </p>
    </ConfirmDialog>
  )
}

const SessionsDialog = ({ fiche, onClose }: Props) => {
  const { mutate: end, isPending } = useDeleteSessions('Ses sessions sont fermées.')
  return (
    <ConfirmDialog
      isOpen
      title={`Fermer les sessions de ${formatName(fiche)}\u00a0?`}
      confirmLabel="Fermer ses sessions"
      busyLabel="Fermeture…"
      busy={isPending}
      onClose={onClose}
      onConfirm={() => end({ params: { id: fiche.id } }, { onSettled: onClose })}
    >
      <p>Elle est déconnectée de tous ses appareils, et devra se connecter de nouveau. Rien n’est effacé.</p>
    </ConfirmDialog>
  )
}

/** Actions of an administrator on a member, and a link to her audit log. */
export const ActionsCard = ({ fiche }: { readonly fiche: Fiche }) => {
  const [asked, setAsked] = useState<'lien' | ActionFiches | 'sessions'>()
  const { droits, id } = fiche
  const close = () => setAsked(undefined)
  return (
    <Card as="section" aria-labelledby="actions">
      <h2 id="actions" className={styles.title}>
        Actions
      </h2>
      <ActionList
        actions={[
          ...(droits.envoyerMessage
            ? [
                {
                  label: 'Envoyer un message',
                  icon: 'chat-circle-dots',
                  onClick: () => setAsked('envoyer_message'),
                } as const,
              ]
            : []),
          ...(droits.renvoyerLien
            ? [
                {
                  label: 'Renvoyer un lien de connexion',
                  icon: 'link',
                  onClick: () => setAsked('lien'),
                } as const,
              ]
            : []),
          ...(droits.rattacher
            ? [
                {
                  label: 'Rattacher à une antenne',
                  icon: 'map-pin-area',
                  onClick: () => setAsked('rattacher'),
                } as const,
              ]
            : []),
          ...(droits.fermerSessions
            ? [
                {
                  label: 'Fermer ses sessions',
                  icon: 'sign-out',
                  onClick: () => setAsked('sessions'),
                } as const,
              ]
            : []),
          {
            label: 'Son historique au journal',
            icon: 'notebook',
            to: `${pathTo('/administratrice/journal')}?cible=adherente%3A${id}`,
          },
        ]}
      />
      {asked === 'lien' && <LienDialog fiche={fiche} onClose={close} />}
      {asked === 'sessions' && <SessionsDialog fiche={fiche} onClose={close} />}
      {asked && asked !== 'lien' && asked !== 'sessions' && (
        <ActionDialog
          espace="administratrice"
          demande={{ action: asked, cible: { ids: [id] }, nb: 1, nom: formatName(fiche) }}
          onClose={close}
          onDone={close}
        />
      )}
    </Card>
  )
}
