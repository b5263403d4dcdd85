import { civilDay } from '@entrelles/contract/kit/date-schemas.ts'
import { formatDayMonth } from '@entrelles/contract/kit/format.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { isOuvert } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { cibleOf, SANS_OBJET } from './coup-de-pouce-ligne.ts'
import { aConfirmerOf, sansReponseOf } from './courriers.ts'
import { findDemandeLue, isCoordinatriceOf } from './demande-lue.queries.ts'

const donnees = z.object({ coupDePouceId: z.uuid(), compteId: z.uuid(), titre: z.string() })

/** Asks an author whether she still needs help, once for each last day. */
export const aConfirmerLettre = defineLettre({
  nom: 'coup_de_pouce_a_confirmer',
  donnees: donnees.extend({ dateLimite: civilDay }),
  cle: ({ coupDePouceId, dateLimite }) => `coup-de-pouce-a-confirmer-${coupDePouceId}-${dateLimite}`,
  ligne: {
    cible: cibleOf,
    phrase: ({ titre, dateLimite }) => ({
      avant: 'Toujours d’actualité\u202f? ',
      accent: titre,
      apres: ` se ferme le ${formatDayMonth(dateLimite)}.`,
    }),
  },
  write: async ({ dateLimite, ...told }, ctx) => {
    const to = await findDemandeLue(ctx, told)
    if (!to || !isOuvert(to.statut) || to.dateLimite !== dateLimite) return new Ignoree(SANS_OBJET)
    return writeCourrier(to.email, aConfirmerOf({ id: told.coupDePouceId, to }), ctx)
  },
})

/** Tells a coordinator that nobody answers a request of her branch. */
export const sansReponseLettre = defineLettre({
  nom: 'coup_de_pouce_sans_reponse',
  donnees,
  cle: ({ coupDePouceId, compteId }) => `coup-de-pouce-sans-reponse-${coupDePouceId}-${compteId}`,
  ligne: {
    cible: cibleOf,
    phrase: ({ titre }) => ({ accent: titre, apres: ' attend une réponse depuis trois jours.' }),
  },
  write: async (told, ctx) => {
    const to = await findDemandeLue(ctx, told)
    const isDue = to && to.sansReponse && isOuvert(to.statut)
    if (!isDue || !(await isCoordinatriceOf(ctx.db, told))) return new Ignoree(SANS_OBJET)
    return writeCourrier(to.email, sansReponseOf({ id: told.coupDePouceId, to }), ctx)
  },
})
