import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { Discussion, Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { SignalementDialog } from '#modules/moderation/moderation.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useAcceptContact, useDeclineContact } from '../messagerie.api.ts'
import styles from './Fil.module.css'

type DemandePanelProps = {
  readonly discussion: Discussion
  /** Who asks. */
  readonly avec: CarteAdherente
  readonly premier: Message | undefined
}

/** Answers a first contact: accept, refuse or report it (mock-up 52). A refusal is not told, and may be taken back. */
export const DemandePanel = ({ discussion, avec, premier }: DemandePanelProps) => {
  const { id, demandeContact } = discussion
  const isRefused = demandeContact === 'refusee'
  const { prenom } = avec
  const navigate = useNavigate()
  const [isReporting, setIsReporting] = useState(false)
  const accept = useAcceptContact(`Vous pouvez vous écrire, ${prenom} et toi.`)
  const decline = useDeclineContact('La demande est refusée.')
  const exit = pathTo('/messagerie')
  return (
    <section className={styles.ask} aria-labelledby="demande">
      <h2 id="demande" className={styles.askTitle}>
        {isRefused ? 'Tu as refusé sa demande' : `${prenom} souhaite t’écrire`}
      </h2>
      <p className="small muted">
        {isRefused
          ? `${prenom} n’est pas prévenue. Tu peux encore l’accepter\u00a0: vous pourrez alors vous écrire.`
          : 'Tant que tu n’as pas répondu, elle ne sait pas si tu as lu son message et ne peut pas t’en envoyer d’autre.'}
      </p>
      <div className={styles.askButtons}>
        <Button variant="primary" busy={accept.isPending} onClick={() => accept.mutate({ params: { id } })}>
          <Icon name="check-bold" size="sm" />
          Accepter
        </Button>
        {!isRefused && (
          <Button
            busy={decline.isPending}
            onClick={() => decline.mutate({ params: { id } }, { onSuccess: () => void navigate(exit) })}
          >
            Refuser
          </Button>
        )}
        {premier && avec.id && (
          <Button variant="quiet" onClick={() => setIsReporting(true)}>
            <Icon name="flag" size="sm" />
            Signaler
          </Button>
        )}
      </div>
      {!isRefused && <p className="small muted">Si tu refuses, {prenom} n’est pas prévenue.</p>}
      {isReporting && premier && avec.id && (
        <Boundary loading={null}>
          <SignalementDialog
            cible={{ type: 'message', id: premier.id, libelle: 'ce message', extrait: premier.contenu }}
            auteure={{ id: avec.id, prenom, nom: avec.nom }}
            exit={exit}
            onClose={() => setIsReporting(false)}
          />
        </Boundary>
      )}
    </section>
  )
}
