import { MESSAGE_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import { hasLien } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useState } from 'react'
import { useSentFichiers } from '#modules/fichiers/fichiers.public.tsx'
import { ecritOf, isEnvoyable, sansTexteAlternatif } from './brouillons.ts'
import type { Ecrit } from './envois.ts'
import type { useBrouillon } from './use-brouillon.ts'

type Composer = {
  readonly discussion: Discussion
  readonly saisie: ReturnType<typeof useBrouillon>
  readonly onSend: (ecrit: Ecrit) => void
}

/** What is wrong with the message that she wants to send; undefined if it may leave. */
const wrongOf = ({ discussion, saisie }: Pick<Composer, 'discussion' | 'saisie'>): string | undefined => {
  const { contenu } = saisie.latest()
  if (contenu.trim().length > MESSAGE_MAX) return MESSAGES.maximum(MESSAGE_MAX)
  return !discussion.droits.joindre && hasLien(contenu)
    ? messagerieErrors.premier_message().message
    : undefined
}

/** The field of a discussion: its words, its files, and when they may leave. */
export const useComposer = ({ discussion, saisie, onSend }: Composer) => {
  const { brouillon, change, latest, clear } = saisie
  const [error, setError] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const sent = useSentFichiers({
    usage: 'message',
    value: brouillon.piecesJointes,
    onChange: (fichiers) => {
      const known = new Map(latest().piecesJointes.map((piece) => [piece.id, piece]))
      change({
        piecesJointes: fichiers.map((one) => known.get(one.id) ?? { ...one, texteAlternatif: null }),
      })
    },
  })
  const isSending = sent.sendings.length > 0

  return {
    sent,
    isAsked,
    isSending,
    error: sent.refusals.join(' ') || error,
    type: (contenu: string) => {
      setError('')
      change({ contenu })
    },
    describe: (id: string, texteAlternatif: string) =>
      change({
        piecesJointes: latest().piecesJointes.map((piece) =>
          piece.id === id ? { ...piece, texteAlternatif } : piece,
        ),
      }),
    /** Sends it, or returns the picture that has no words yet. */
    send: () => {
      const written = latest()
      if (isSending || !isEnvoyable(written)) return undefined
      const wrong = wrongOf({ discussion, saisie })
      setError(wrong ?? '')
      const missing = sansTexteAlternatif(written)
      setIsAsked(missing !== undefined)
      if (wrong !== undefined || missing) return missing
      onSend(ecritOf(written))
      clear()
      return undefined
    },
  }
}
