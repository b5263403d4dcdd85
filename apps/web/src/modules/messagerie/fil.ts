import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type {
  ChangementsMessages,
  LectureGroupe,
  Message,
  PageMessages,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'

/** The messages of a discussion that this page holds: one range of numbers, oldest first. */
export type Fil = {
  readonly messages: readonly Message[]
  readonly auteures: Readonly<Record<string, CarteAdherente>>
  /** Every change up to this revision is in the messages held. */
  readonly revision: number
  readonly avant: boolean
  readonly apres: boolean
  readonly vuJusqua: number | null
  readonly lectures: readonly LectureGroupe[]
}

const auteuresOf = (cards: readonly CarteAdherente[]): Fil['auteures'] =>
  Object.fromEntries(cards.flatMap((card) => (card.id === null ? [] : [[card.id, card]])))

export const filOf = ({ auteures, ...page }: PageMessages): Fil => ({
  ...page,
  auteures: auteuresOf(auteures),
})

/** The newest version of each message, in the order of their numbers. */
const union = (held: readonly Message[], received: readonly Message[]): readonly Message[] => {
  const known = new Map(held.map((message) => [message.id, message]))
  for (const message of received) {
    const before = known.get(message.id)
    if (!before || before.revision <= message.revision) known.set(message.id, message)
  }
  return [...known.values()].toSorted((one, other) => one.numero - other.numero)
}

/**
 * Adds the page before or after. A change of a message that was not held yet has been ignored: if the page is older than
 * the last change known, the changes since the page are asked for again.
 */
export const avecPage = (fil: Fil, page: PageMessages, cote: 'avant' | 'apres'): Fil => ({
  messages: union(fil.messages, page.messages),
  auteures: { ...fil.auteures, ...auteuresOf(page.auteures) },
  revision: Math.min(fil.revision, page.revision),
  avant: cote === 'avant' ? page.avant : fil.avant,
  apres: cote === 'apres' ? page.apres : fil.apres,
  vuJusqua: page.vuJusqua,
  lectures: page.lectures,
})

/** Whether a message belongs to the range held, or follows it where nothing is missing in between. */
const isWithin = ({ messages, apres }: Fil, { numero }: Message): boolean => {
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return !apres
  return numero >= first.numero && (numero <= last.numero || !apres)
}

/** Applies what has changed since the revision `depuis`. */
export const avecChangements = (
  fil: Fil,
  changements: ChangementsMessages,
  depuis: number = fil.revision,
): Fil => ({
  ...fil,
  messages: union(
    fil.messages,
    changements.messages.filter((message) => isWithin(fil, message)),
  ),
  auteures: { ...fil.auteures, ...auteuresOf(changements.auteures) },
  // A page read meanwhile may have sent the thread back to an earlier revision, from which nothing was asked yet.
  revision: fil.revision < depuis ? fil.revision : Math.max(fil.revision, changements.revision),
  vuJusqua: changements.vuJusqua,
  lectures: changements.lectures,
})

/**
 * Whether the discussion itself may have changed since that revision: its name, who takes part, who may write. No message carries
 * such a change.
 */
export const isRetouchee = ({ revision, messages }: Fil, depuis: number): boolean =>
  revision - depuis > messages.filter((message) => message.revision > depuis).length

/** Who has read a message of a group, of those who show it. */
export const lectricesOf = ({ lectures }: Pick<Fil, 'lectures'>, numero: number): readonly AdherenteId[] =>
  lectures
    .filter(({ depuis, jusqua }) => depuis <= numero && numero <= jusqua)
    .map(({ adherenteId }) => adherenteId)

/**
 * Adds the answer of an act on one message. The revision stays: others may have written before it, and their messages are
 * still to be asked for.
 */
export const avecMessage = (fil: Fil, message: Message): Fil =>
  isWithin(fil, message) ? { ...fil, messages: union(fil.messages, [message]) } : fil
