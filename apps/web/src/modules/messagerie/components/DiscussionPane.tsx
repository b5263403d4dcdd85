import { cheminMessage } from '@entrelles/contract/modules/messagerie/messagerie.chemins.ts'
import { EXTRAIT_MESSAGE_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { canEdit } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type {
  Discussion,
  Message,
  MessageId,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsDesktop } from '#kit/media.ts'
import { useIsOnline } from '#kit/online.ts'
import { useUser } from '#kit/session.ts'
import { useNow } from '#kit/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { premierNonLu } from '../annonce.ts'
import { FilContext, type ContexteFil } from '../contexte-fil.ts'
import { lectricesOf } from '../fil.ts'
import { bullesOf, type Bulle } from '../groupes.ts'
import { nomOf, silenceOf, vuParOf } from '../mots.ts'
import { useArrivees } from '../use-arrivees.ts'
import { useAuteures } from '../use-auteures.ts'
import { useClavier } from '../use-clavier.ts'
import { useDefilement } from '../use-defilement.ts'
import { useEnvois } from '../use-envois.ts'
import { useFil } from '../use-fil.ts'
import { useLecture } from '../use-lecture.ts'
import { DemandePanel } from './DemandePanel.tsx'
import { DiscussionHead } from './DiscussionHead.tsx'
import styles from './Fil.module.css'
import { FilJours, LIGNE_NON_LUS } from './FilJours.tsx'
import { ancreOf } from './MessageBulle.tsx'
import { MessageComposer, type ComposerHandle } from './MessageComposer.tsx'
import { PremierContact } from './PremierContact.tsx'

type DiscussionPaneProps = {
  readonly discussion: Discussion
  /** The message that the address names. */
  readonly cible: string | undefined
}

/** A discussion: its messages, and the field to write in it. */
export const DiscussionPane = ({ discussion, cible }: DiscussionPaneProps) => {
  const { id, avec, droits } = discussion
  const moi = useUser().adherente.id
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const isDesktop = useIsDesktop()
  const now = useNow()
  const { fil, loading, load, readEnd } = useFil(discussion, cible)
  const { envois, waiting, echecs } = useEnvois(id)
  const pane = useRef<HTMLElement>(null)
  const composer = useRef<ComposerHandle>(null)
  const [editee, setEditee] = useState<MessageId>()
  const { auteureOf, nomOf: nomAuteure } = useAuteures(discussion, fil, moi)
  const [ouverture] = useState(() => ({
    // The one message of a request needs no line.
    nonLuDes: droits.repondreDemande ? undefined : premierNonLu(fil.messages, discussion, moi),
    luJusqua: discussion.luJusqua,
    nonLus: discussion.nonLus,
    demande: discussion.droits.repondreDemande,
  }))

  const bulles = useMemo(
    () => bullesOf(fil.messages, fil.apres ? [] : waiting, moi, echecs),
    [fil, waiting, moi, echecs],
  )
  const isFound = cible !== undefined && fil.messages.some((message) => message.id === cible)
  const depart = ouverture.nonLuDes === undefined ? undefined : LIGNE_NON_LUS
  const { box, isAtEnd, goToEnd } = useDefilement({
    bulles,
    apres: fil.apres,
    depart: isFound ? ancreOf(cible) : depart,
    onTop: () => void load('avant'),
    onBottom: () => void load('apres'),
  })
  const { annonce, nouveaux, nonLuDes } = useArrivees({
    messages: fil.messages,
    apres: fil.apres,
    moi,
    nomOf: nomAuteure,
    nonLuDes: ouverture.nonLuDes,
    isAtEnd,
  })
  useLecture(id, box, fil.messages.at(-1)?.numero ?? 0, ouverture.luJusqua)
  useClavier(pane, !isDesktop)
  // A banner above the thread leaves its field below the window. On a phone, a request is read from its top.
  useEffect(() => {
    const isBelow = (pane.current?.getBoundingClientRect().bottom ?? 0) > window.innerHeight
    if (isBelow && (isDesktop || !ouverture.demande)) pane.current?.scrollIntoView({ block: 'nearest' })
  }, [isDesktop, ouverture.demande])

  const show = (messageId: MessageId) => {
    const element = document.getElementById(ancreOf(messageId))
    if (!element) return void navigate(cheminMessage(id, messageId))
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
    return undefined
  }
  const toEnd = async () => {
    if (fil.apres) await readEnd()
    goToEnd()
  }
  const quote = ({ id: messageId, auteureId, contenu, message }: Bulle) =>
    composer.current?.quote({
      messageId,
      numero: message?.numero ?? 0,
      auteureId,
      extrait: contenu.slice(0, EXTRAIT_MESSAGE_MAX),
    })
  const correct = ({ id: envoiId, contenu, piecesJointes, citation }: Bulle) => {
    composer.current?.take({ contenu, piecesJointes, citation })
    void envois.remove(envoiId)
  }
  const endEdit = (next: MessageId | undefined) => {
    const edited = editee
    setEditee(next)
    if (next === undefined && edited) requestAnimationFrame(() => show(edited))
  }
  const isEditable = (message: Message) =>
    message.droits.modifier && canEdit({ ...message, dateEnvoi: new Date(message.dateEnvoi) }, moi, now)
  const editLast = () => {
    const last = fil.messages.findLast((message) => message.auteureId === moi)
    if (last && isEditable(last)) setEditee(last.id)
  }

  const nbNonLus =
    nonLuDes === undefined
      ? 0
      : Math.max(
          fil.messages.filter(({ numero, auteureId }) => numero >= nonLuDes && auteureId !== moi).length,
          fil.apres ? ouverture.nonLus : 0,
        )
  const vuOf = (numero: number): string | undefined => {
    if (discussion.type === 'directe') return numero <= (fil.vuJusqua ?? 0) ? 'Vu' : undefined
    return vuParOf(lectricesOf(fil, numero).flatMap((lectrice) => auteureOf(lectrice)?.prenom ?? []))
  }
  const contexte: ContexteFil = {
    discussion,
    moi,
    auteureOf,
    nomOf: nomAuteure,
    vuOf,
    nonLuDes,
    nbNonLus,
    cible,
    isEditable,
    editee,
    onEdit: endEdit,
    onQuote: quote,
    onShow: show,
    onRetry: (messageId) => void envois.retry(messageId),
    onCorrect: correct,
    onRemove: (messageId) => void envois.remove(messageId),
  }
  const silence = silenceOf(discussion)
  return (
    <FilContext value={contexte}>
      <section ref={pane} className={styles.disc} aria-label={nomOf(discussion)}>
        <DiscussionHead discussion={discussion} />
        <output>
          {!isOnline && (
            <span className={styles.net}>
              <Icon name="cloud-slash" size="sm" />
              Pas de réseau. Tes messages partiront dès qu’il revient.
            </span>
          )}
        </output>
        <div className={styles.body}>
          {/* Its own live region would read a message again when it is confirmed: the one below reads it once. */}
          <div
            ref={box}
            className={styles.scroll}
            role="log"
            aria-live="off"
            aria-label={`Messages\u00a0: ${nomOf(discussion)}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows scroll it
            tabIndex={0}
          >
            <div className={styles.messages}>
              {fil.avant ? (
                <Button
                  size="sm"
                  className={styles.older}
                  busy={loading === 'avant'}
                  busyLabel="Chargement…"
                  onClick={() => void load('avant', true)}
                >
                  Messages précédents
                </Button>
              ) : (
                discussion.demandeContact === 'en_attente' && <PremierContact discussion={discussion} />
              )}
              {bulles.length === 0 && droits.ecrire && (
                <p className={styles.silence}>Pas encore de message&nbsp;: écris le premier.</p>
              )}
              <FilJours bulles={bulles} />
              {droits.repondreDemande && (
                <p className={styles.lock}>
                  <Icon name="lock-simple" size="sm" />
                  Ni lien ni fichier entre vous tant que tu n’as pas accepté.
                </p>
              )}
            </div>
          </div>
          {(nouveaux > 0 || !isAtEnd) && (
            <Button size="sm" className={styles.latest} onClick={() => void toEnd()}>
              <Icon name="arrow-down-bold" size="sm" />
              {nouveaux > 0 ? 'Nouveaux messages' : 'Derniers messages'}
            </Button>
          )}
        </div>
        {droits.repondreDemande && avec && (
          <DemandePanel discussion={discussion} avec={avec} premier={fil.messages[0]} />
        )}
        {silence !== undefined && <p className={styles.silence}>{silence}</p>}
        {droits.ecrire && (
          <MessageComposer
            ref={composer}
            discussion={discussion}
            takesFocus={ouverture.demande}
            onEditLast={editLast}
            onSend={(ecrit) => {
              void envois.add(discussion.id, ecrit)
              void toEnd()
            }}
          />
        )}
        <output className="sr-only" aria-live="polite">
          {annonce}
        </output>
      </section>
    </FilContext>
  )
}
