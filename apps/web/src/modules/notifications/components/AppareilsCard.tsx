import { formatLongDate } from '@entrelles/contract/kit/format.ts'
import type { AbonnementPush } from '@entrelles/contract/modules/notifications/push.schema.ts'
import { useEffect, useId, useRef } from 'react'
import { readerZone } from '#kit/reader-zone.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { etatOf } from '../appareil-push.ts'
import {
  useAbonnementsPush,
  useActivatePush,
  useDeactivatePush,
  useDeleteAbonnementPush,
  useNavigateur,
} from '../push.api.ts'
import styles from './AppareilsCard.module.css'

const Installation = () => (
  <div>
    <p>
      Sur iPhone et iPad, les notifications n’arrivent que si Entrelles est sur ton écran d’accueil. Pour l’y
      mettre&nbsp;:
    </p>
    <ol className={styles.steps}>
      <li>Dans Safari, touche le bouton Partager.</li>
      <li>Choisis «&nbsp;Sur l’écran d’accueil&nbsp;», puis «&nbsp;Ajouter&nbsp;».</li>
      <li>Ouvre Entrelles depuis sa nouvelle icône, et reviens ici.</li>
    </ol>
  </div>
)

const Refus = () => (
  <div>
    <p>Ton navigateur bloque les notifications d’Entrelles. Pour les autoriser&nbsp;:</p>
    <ol className={styles.steps}>
      <li>Ouvre les informations du site, avec l’icône à gauche de son adresse.</li>
      <li>
        Sous «&nbsp;Autorisations&nbsp;» ou «&nbsp;Notifications&nbsp;», choisis «&nbsp;Autoriser&nbsp;».
      </li>
      <li>Recharge cette page.</li>
    </ol>
    <p className="small muted">
      Si rien ne s’affiche là, cherche Entrelles dans les réglages de notifications de ton appareil.
    </p>
  </div>
)

type ActivationProps = { readonly clePublique: string; readonly onAct: () => void }

/** Says what will happen before the browser asks. */
const Activation = ({ clePublique, onAct }: ActivationProps) => {
  const { mutate: activate, isPending } = useActivatePush(clePublique)
  return (
    <>
      <p>
        Entrelles peut te prévenir sur cet appareil même quand la page est fermée, pour ce que tu as choisi
        «&nbsp;sur le téléphone&nbsp;». Ton navigateur va te demander ton accord&nbsp;; tu pourras arrêter
        quand tu veux.
      </p>
      <Button
        busy={isPending}
        busyLabel="Activation…"
        onClick={() => {
          onAct()
          activate(Notification.requestPermission())
        }}
      >
        Activer sur cet appareil
      </Button>
    </>
  )
}

const depuisOf = ({ depuis }: AbonnementPush): string => `activé le ${formatLongDate(depuis, readerZone())}`

type AppareilProps = { readonly abonnement: AbonnementPush; readonly onAct: () => void }

const CetAppareil = ({ abonnement, onAct }: AppareilProps) => {
  const { mutate: deactivate, isPending } = useDeactivatePush()
  return (
    <div className={styles.device}>
      <p>
        <strong>Cet appareil</strong>
        <span className={styles.since}>
          {abonnement.appareil}, {depuisOf(abonnement)}
        </span>
      </p>
      <Button
        size="sm"
        busy={isPending}
        onClick={() => {
          onAct()
          deactivate(abonnement.id)
        }}
      >
        Désactiver
      </Button>
    </div>
  )
}

const AutreAppareil = ({ abonnement, onAct }: AppareilProps) => {
  const { mutate: remove, isPending } = useDeleteAbonnementPush()
  const { id, appareil, dernierEnvoi } = abonnement
  return (
    <li className={styles.device}>
      <p>
        <strong>{appareil}</strong>
        <span className={styles.since}>
          {depuisOf(abonnement)}
          {dernierEnvoi !== null && `, prévenu le ${formatLongDate(dernierEnvoi, readerZone())}`}
        </span>
      </p>
      <Button
        size="sm"
        busy={isPending}
        onClick={() => {
          onAct()
          remove({ query: { id } })
        }}
      >
        Retirer<span className="sr-only">&nbsp;: {appareil}</span>
      </Button>
    </li>
  )
}

type AppareilsProps = { readonly clePublique: string; readonly abonnements: readonly AbonnementPush[] }

const Appareils = ({ clePublique, abonnements }: AppareilsProps) => {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const hasActed = useRef(false)
  const courant = abonnements.find((one) => one.courant)
  const autres = abonnements.filter((one) => !one.courant)
  const etat = etatOf(useNavigateur(clePublique), courant)
  const onAct = () => {
    hasActed.current = true
  }
  useEffect(() => {
    // Her act has removed its button.
    if (hasActed.current && document.activeElement === document.body) title.current?.focus()
    hasActed.current = false
  }, [etat, abonnements])
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h3 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        Tes appareils
      </h3>
      {etat === 'a_installer' && <Installation />}
      {etat === 'impossible' && (
        <p>
          Ce navigateur ne sait pas recevoir de notifications. Essaie avec une version récente de Firefox,
          Chrome, Edge ou Safari.
        </p>
      )}
      {etat === 'refuse' && <Refus />}
      {etat === 'a_activer' && <Activation clePublique={clePublique} onAct={onAct} />}
      {etat === 'actif' && courant && <CetAppareil abonnement={courant} onAct={onAct} />}
      {autres.length > 0 && (
        <ul className={styles.devices} aria-label="Autres appareils">
          {autres.map((one) => (
            <AutreAppareil key={one.id} abonnement={one} onAct={onAct} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The devices that she is told on; nothing where the association has not set push up. */
export const AppareilsCard = () => {
  const { clePublique, abonnements } = useAbonnementsPush()
  return clePublique === null ? null : <Appareils clePublique={clePublique} abonnements={abonnements} />
}
