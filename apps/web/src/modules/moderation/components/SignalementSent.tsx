import { formatName } from '@entrelles/contract/kit/format.ts'
import { CIBLE_SIGNALEMENTS } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import { isOuvert } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import { useEffect, useRef } from 'react'
import { readerZone } from '#kit/reader-zone.ts'
import { useNow } from '#kit/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { AuteureSignalee } from '../cible-signalee.ts'
import { avantOf } from '../jalons.ts'
import type { Envoye, Geste } from '../use-signalement-form.ts'
import styles from './Signalement.module.css'

/** Above the title. The pressed button is gone: the dialog takes the focus, under its new name. */
export const SentMark = () => {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => mark.current?.closest<HTMLElement>('[role=dialog]')?.focus(), [])
  return (
    <span ref={mark} className={styles.done}>
      <Icon name="check-bold" size="lg" />
    </span>
  )
}

/** What becomes of the content: what was to be hidden and is not has been examined before. */
const etatOf = (geste: Geste, isOpen: boolean): string => {
  if (geste === 'masquer') return 'Ce contenu reste visible\u00a0: il a déjà été examiné tel qu’il est. '
  return isOpen ? '' : 'L’équipe de modération a déjà examiné ce contenu, tel qu’il est aujourd’hui. '
}

type SentTextProps = {
  readonly geste: Geste
  readonly envoye: Envoye
  readonly auteure: AuteureSignalee | null
}

/** What becomes of the content, and when the answer comes. */
export const SentText = ({ geste, envoye: { recu, isBloquee }, auteure }: SentTextProps) => {
  const avant = avantOf(recu.reponseAvant, useNow(), readerZone())
  const isOpen = isOuvert(recu.statut)
  return (
    <p>
      {etatOf(geste, isOpen)}
      {isOpen
        ? `L’équipe de modération regarde. Tu auras une réponse ${avant}, dans ton compte et par e-mail.`
        : 'La réponse t’attend dans ton compte.'}
      {auteure && isBloquee && ` ${formatName(auteure)} est bloquée.`}
    </p>
  )
}

type SentButtonsProps = {
  /** Whom she may still block. */
  readonly auteure: AuteureSignalee | null
  readonly onBlock: () => void
  readonly onClose: () => void
}

/** What she may do meanwhile. */
export const SentButtons = ({ auteure, onBlock, onClose }: SentButtonsProps) => (
  <>
    <Button variant="primary" block onClick={onClose}>
      Terminer
    </Button>
    {auteure && (
      <Button block onClick={onBlock}>
        <Icon name="prohibit" size="sm" />
        Bloquer {formatName(auteure)}
      </Button>
    )}
    <ButtonLink to={CIBLE_SIGNALEMENTS.url} variant="quiet" block onClick={onClose}>
      Suivre mon signalement
    </ButtonLink>
  </>
)
