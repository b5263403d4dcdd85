import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { isOuvert } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { qui, quoted } from '#kit/lettres-mots.ts'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { cibleOf, SANS_OBJET } from './coup-de-pouce-ligne.ts'
import { aideAccepteeOf, merciOf, pourMoiOf } from './courriers.ts'
import { findDemandeLue, findMerci, findReponseLue, isAidante } from './demande-lue.queries.ts'

const donnees = z.object({ coupDePouceId: z.uuid(), compteId: z.uuid(), titre: z.string() })

/** Tells a member that she could help; not once she has answered, nor if she no longer wants to be asked. */
export const pourMoiLettre = defineLettre({
  nom: 'coup_de_pouce_pour_moi',
  donnees,
  cle: ({ coupDePouceId, compteId }) => `coup-de-pouce-pour-moi-${coupDePouceId}-${compteId}`,
  ligne: {
    cible: cibleOf,
    phrase: ({ titre }) => ({ avant: 'Tu pourrais aider\u202f: ', accent: titre, apres: '.' }),
  },
  write: async (told, ctx) => {
    const to = await findDemandeLue(ctx, told)
    if (!to || !isOuvert(to.statut) || (await isAidante(ctx.db, told))) return new Ignoree(SANS_OBJET)
    return writeCourrier(to.email, pourMoiOf({ id: told.coupDePouceId, to }), ctx)
  },
})

/** Tells a helper that her offer is accepted. */
export const aideAccepteeLettre = defineLettre({
  nom: 'aide_acceptee',
  donnees: donnees.extend({ reponseId: z.uuid() }),
  cle: ({ reponseId }) => `aide-acceptee-${reponseId}`,
  ligne: {
    cible: cibleOf,
    phrase: ({ titre }, acteures) => ({
      accent: qui(acteures),
      apres: ` accepte ton aide pour ${quoted(titre)}.`,
    }),
  },
  write: async (told, ctx) => {
    const to = await findDemandeLue(ctx, told)
    const reponse = to && (await findReponseLue(ctx.db, told))
    if (!reponse || !isOuvert(to.statut)) return new Ignoree(SANS_OBJET)
    return writeCourrier(to.email, aideAccepteeOf({ id: told.coupDePouceId, to }), ctx)
  },
})

/** Sends the author’s thanks to a helper, once for each solution. */
export const merciLettre = defineLettre({
  nom: 'merci_recu',
  // `le` is absent from letters that an earlier version planned.
  donnees: donnees.extend({ le: instant.optional() }),
  cle: ({ coupDePouceId, compteId, le = '' }) => `merci-${coupDePouceId}-${compteId}-${le}`,
  ligne: {
    cible: cibleOf,
    phrase: ({ titre }, acteures) => ({
      accent: qui(acteures),
      apres: ` te remercie de ton aide pour ${quoted(titre)}.`,
    }),
  },
  write: async (told, ctx) => {
    const to = await findDemandeLue(ctx, told)
    const merci = to && (await findMerci(ctx.db, told))
    if (!merci) return new Ignoree(SANS_OBJET)
    return writeCourrier(to.email, merciOf({ id: told.coupDePouceId, to }, merci.message), ctx)
  },
})
