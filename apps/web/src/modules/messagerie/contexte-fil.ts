import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type {
  Discussion,
  Message,
  MessageId,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { createContext, useContext } from 'react'
import type { Bulle } from './groupes.ts'

/** What the parts of a thread share. */
export type ContexteFil = {
  readonly discussion: Discussion
  readonly moi: AdherenteId
  /** The card of an author; undefined once her account is erased. */
  readonly auteureOf: (id: AdherenteId | null) => CarteAdherente | undefined
  /** « Toi », « Awa Diallo », « Ancienne membre » */
  readonly nomOf: (id: string | null) => string
  /** « Vu », « Vu par Léa et Nadia »; undefined if nobody has read that message, or shows it. */
  readonly vuOf: (numero: number) => string | undefined
  /** The first unread message. */
  readonly nonLuDes: number | undefined
  /** Unread messages when the thread was opened, and since. */
  readonly nbNonLus: number
  /** The message that the address names. */
  readonly cible: string | undefined
  /** Whether she may still edit a message: its 15 minutes may end while the thread is open. */
  readonly isEditable: (message: Message) => boolean
  /** The message that is being edited in its place. */
  readonly editee: MessageId | undefined
  readonly onEdit: (id: MessageId | undefined) => void
  readonly onQuote: (bulle: Bulle) => void
  readonly onShow: (messageId: MessageId) => void
  readonly onRetry: (id: MessageId) => void
  /** Takes the words of a refused message back into the field. */
  readonly onCorrect: (bulle: Bulle) => void
  readonly onRemove: (id: MessageId) => void
}

export const FilContext = createContext<ContexteFil | undefined>(undefined)

export const useContexteFil = (): ContexteFil => {
  const contexte = useContext(FilContext)
  if (!contexte) throw new Error('This part belongs to a thread.')
  return contexte
}
