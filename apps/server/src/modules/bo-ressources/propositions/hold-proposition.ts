import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { ressourcesErrors } from '@entrelles/contract/modules/ressources/ressources.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { propositionLettre } from './propositions.lettres.ts'
import { lockProposition } from './reponses-propositions.repository.ts'

type Proposition = NonNullable<Awaited<ReturnType<typeof lockProposition>>>

/** Locks a proposal that waits for an answer: it gets one only. */
export const holdProposition = async (id: string, { db }: Pick<Ctx, 'db'>): Promise<Proposition> => {
  const proposition = await lockProposition(db, id)
  if (!proposition) throw commonErrors.introuvable()
  if (proposition.statut !== 'a_traiter') throw ressourcesErrors.proposition_close()
  return proposition
}

/** Tells the proposer what became of it, unless her account is erased. */
export const tellProposeuse = async (
  ctx: Ctx,
  { id, titre, auteureId }: Proposition,
  isRetenue: boolean,
): Promise<void> => {
  if (auteureId === null) return
  await sendLettre(ctx, propositionLettre, {
    compteId: auteureId,
    donnees: { propositionId: id, titre, isRetenue },
  })
}

export const ciblePropositionOf = ({ id, titre }: Pick<Proposition, 'id' | 'titre'>) =>
  ({ type: 'proposition_ressource', id, nom: titre }) as const
