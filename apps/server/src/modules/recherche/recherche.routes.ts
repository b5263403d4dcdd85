import { rechercheEndpoints } from '@entrelles/contract/modules/recherche/recherche.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { tellAlertesJob } from './alertes/alertes.jobs.ts'
import { alerteLettre } from './alertes/alertes.lettres.ts'
import { alertesRoutes } from './alertes/alertes.routes.ts'
import { getRecherche, getSuggestions } from './get-recherche.ts'
import { listTrouves } from './list-trouves.ts'
import { recountLexiqueJob } from './recherche.jobs.ts'
import { addSansResultat } from './sans-resultat/add-sans-resultat.ts'
import { purgeSansResultatJob } from './sans-resultat/sans-resultat.jobs.ts'

export const rechercheModule: ServerModule = {
  name: 'recherche',
  routes: [
    ...bind(rechercheEndpoints, {
      getRecherche: async ({ query }, ctx) => {
        const found = await getRecherche(ctx, query.termes)
        if (found.nbTotalResultats === 0 && found.faq.length === 0) await addSansResultat(query.termes, ctx)
        return found
      },
      getSuggestionsRecherche: ({ query }, ctx) => getSuggestions(ctx, query.termes),
      listAdherentesTrouvees: ({ query }, ctx) => listTrouves(ctx, 'adherente', query),
      listCoupsDePouceTrouves: ({ query }, ctx) => listTrouves(ctx, 'coupdepouce', query),
      listEvenementsTrouves: ({ query }, ctx) => listTrouves(ctx, 'evenement', query),
      listPublicationsTrouvees: ({ query }, ctx) => listTrouves(ctx, 'publication', query),
      listTerritoiresTrouves: ({ query }, ctx) => listTrouves(ctx, 'territoire', query),
      listRessourcesTrouvees: ({ query }, ctx) => listTrouves(ctx, 'ressource', query),
    }),
    ...alertesRoutes,
  ],
  jobs: [recountLexiqueJob, tellAlertesJob, purgeSansResultatJob],
  lettres: [alerteLettre],
}
