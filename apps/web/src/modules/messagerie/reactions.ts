import type { ReactionMessage } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'

type Reactions = Message['reactions']

export const mienneOf = (reactions: Reactions, moi: AdherenteId): ReactionMessage | undefined =>
  reactions.find(({ adherenteIds }) => adherenteIds.includes(moi))?.type

/** The reactions once she has reacted, in place of an earlier one, or has taken it back. */
export const avecReaction = (
  reactions: Reactions,
  moi: AdherenteId,
  type: ReactionMessage | null,
): Reactions => {
  const others = reactions
    .map((one) =>
      one.adherenteIds.includes(moi)
        ? { ...one, nb: one.nb - 1, adherenteIds: one.adherenteIds.filter((id) => id !== moi) }
        : one,
    )
    .filter(({ nb }) => nb > 0)
  if (type === null) return others
  const same = others.find((one) => one.type === type)
  if (!same) return [...others, { type, nb: 1, adherenteIds: [moi] }]
  return others.map((one) =>
    one === same ? { ...one, nb: one.nb + 1, adherenteIds: [...one.adherenteIds, moi] } : one,
  )
}
