import { z } from '@entrelles/contract/kit/z.ts'
import type { Ctx } from '#kit/ctx.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { qui, quoted } from '#kit/lettres-mots.ts'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import type { Tenu } from '../coups-de-pouce.repository.ts'
import type { Reponse } from '../reponses/reponses.repository.ts'
import { cibleOf, SANS_OBJET } from './coup-de-pouce-ligne.ts'
import { CE_QUI_EST_REPONDU, reponseOf, ROLES } from './courriers.ts'
import { findDemandeLue, findReponseLue } from './demande-lue.queries.ts'

/** An answer. Those to one request share a notification and a mail until it is read. */
export const reponseLettre = defineLettre({
  nom: 'reponse_coup_de_pouce',
  donnees: z.object({
    coupDePouceId: z.uuid(),
    reponseId: z.uuid(),
    compteId: z.uuid(),
    titre: z.string(),
    role: z.enum(ROLES),
  }),
  cle: ({ reponseId, compteId }) => `reponse-coup-de-pouce-${reponseId}-${compteId}`,
  ligne: {
    groupe: ({ coupDePouceId }) => `reponse_coup_de_pouce:${coupDePouceId}`,
    cible: cibleOf,
    phrase: ({ titre, role }, acteures) => ({
      accent: qui(acteures),
      apres: ` ${acteures.nb > 1 ? 'ont' : 'a'} répondu ${CE_QUI_EST_REPONDU[role]} ${quoted(titre)}.`,
    }),
  },
  write: async ({ coupDePouceId: id, reponseId, compteId, role }, ctx) => {
    const to = await findDemandeLue(ctx, { coupDePouceId: id, compteId })
    const reponse = to && (await findReponseLue(ctx.db, { reponseId, compteId }))
    if (!reponse) return new Ignoree(SANS_OBJET)
    return writeCourrier(to.email, reponseOf({ id, to }, reponse, role), ctx)
  },
})

type Ecrite = {
  readonly id: string
  readonly auteureId: string
  readonly prive: boolean
  readonly destinataireId: string | null
  readonly parente: Pick<Reponse, 'auteureId'> | undefined
}

/** The members notified of an answer at once: the author of the request and the member it replies to, or its recipient. */
const destinatairesOf = (demande: Tenu, { auteureId, prive, destinataireId, parente }: Ecrite) => {
  const all = [
    { compteId: demande.auteureId, role: 'auteure' },
    { compteId: parente?.auteureId ?? null, role: 'fil' },
  ] as const
  return all.flatMap(({ compteId, role }, n) => {
    const isTold =
      compteId !== null &&
      compteId !== auteureId &&
      (!prive || compteId === destinataireId) &&
      all.findIndex((one) => one.compteId === compteId) === n
    return isTold ? [{ compteId, role }] : []
  })
}

/** Whether a block stands between the two: then one of them cannot read the request, and the other cannot read this thread. */
const areApart = (ctx: Ctx, { auteureId: a }: Tenu, b: string | null): Promise<boolean> =>
  a === null || b === null ? Promise.resolve(false) : areBloquees(ctx.db, a, b)

export const sendReponseLettres = async (ctx: Ctx, demande: Tenu, reponse: Ecrite): Promise<void> => {
  if (await areApart(ctx, demande, reponse.parente?.auteureId ?? null)) return
  await sendLettres(
    ctx,
    reponseLettre,
    destinatairesOf(demande, reponse).map(({ compteId, role }) => ({
      compteId,
      objetId: demande.id,
      acteureId: reponse.auteureId,
      donnees: { coupDePouceId: demande.id, reponseId: reponse.id, compteId, titre: demande.titre, role },
    })),
  )
}
