import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { annonceOf } from './annonce.ts'

type Arrivees = {
  readonly messages: readonly Message[]
  /** Newer messages are not loaded: those that come next are older than what somebody writes now. */
  readonly apres: boolean
  readonly moi: string
  readonly nomOf: (auteureId: string | null) => string
  /** The first unread message when the thread was opened. */
  readonly nonLuDes: number | undefined
  readonly isAtEnd: boolean
}

/** What the others write while the thread is open: said once to screen readers, and counted while it is out of sight. */
export const useArrivees = ({ messages, apres, moi, nomOf, nonLuDes: initial, isAtEnd }: Arrivees) => {
  const [annonce, setAnnonce] = useState('')
  const [nouveaux, setNouveaux] = useState(0)
  const [nonLuDes, setNonLuDes] = useState(initial)
  const known = useRef(messages.at(-1)?.numero ?? 0)
  const wasApres = useRef(apres)
  /** The last message that was in sight at the end of the thread. */
  const seen = useRef(0)

  useEffect(() => {
    const arrived = messages.filter(({ numero, auteureId }) => numero > known.current && auteureId !== moi)
    known.current = Math.max(known.current, messages.at(-1)?.numero ?? 0)
    const isLoaded = wasApres.current
    wasApres.current = apres
    const [first] = isLoaded ? [] : arrived
    if (first) {
      setAnnonce(annonceOf(arrived, nomOf))
      if (!isAtEnd || document.visibilityState === 'hidden') {
        setNouveaux((nb) => nb + arrived.length)
        const before = seen.current
        setNonLuDes((des) => (des === undefined || des <= before ? first.numero : des))
      }
    }
  }, [messages, apres, moi, nomOf, isAtEnd])

  useEffect(() => {
    if (!isAtEnd) return undefined
    const look = () => {
      if (document.visibilityState === 'hidden') return
      seen.current = known.current
      setNouveaux(0)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isAtEnd, messages])

  return { annonce, nouveaux, nonLuDes }
}
