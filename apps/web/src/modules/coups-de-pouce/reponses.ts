import { formatName } from '@entrelles/contract/kit/format.ts'
import { ANCRE_REPONSE } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type {
  CoupDePouce,
  ReponseCoupDePouce,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { threadsOf } from '#kit/list/threads-of.ts'

/** The answers to a request, each with the answers to it, which may come on a later page. */
export const filsOf = (reponses: readonly ReponseCoupDePouce[]) =>
  threadsOf(reponses, ({ reponseParenteId }) => reponseParenteId)

/** The DOM id of an answer, which links and the focus use. */
export const ancreOf = (id: string): string => `${ANCRE_REPONSE}${id}`

/** Who reads a private answer: the author of the request or, if she writes it, the member whom she answers. */
export const lectriceOf = (
  demande: CoupDePouce,
  isMine: boolean,
  parente: ReponseCoupDePouce | undefined,
): CoupDePouce['auteure'] => (isMine ? (parente ?? demande) : demande).auteure

export type Aide = { readonly id: AdherenteId; readonly nom: string }

/** Those who answered, whom the author may thank: accepted and offered help first. */
export const aidesPossibles = (
  reponses: readonly ReponseCoupDePouce[],
  auteureId: AdherenteId | null,
): readonly Aide[] => {
  const rang = ({ acceptee, propose }: ReponseCoupDePouce) => (acceptee ? 0 : propose ? 1 : 2)
  const aides = new Map<AdherenteId, Aide>()
  for (const { auteure, statut } of reponses.toSorted((a, b) => rang(a) - rang(b))) {
    const { id } = auteure
    if (id !== null && id !== auteureId && statut === 'publiee' && !aides.has(id))
      aides.set(id, { id, nom: formatName(auteure) })
  }
  return [...aides.values()]
}

/** Those whose help was accepted: ticked when the request is solved. */
export const aidesAcceptees = (reponses: readonly ReponseCoupDePouce[]): AdherenteId[] => [
  ...new Set(
    reponses.flatMap(({ acceptee, statut, auteure }) =>
      acceptee && statut === 'publiee' && auteure.id ? [auteure.id] : [],
    ),
  ),
]
