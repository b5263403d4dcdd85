import { ressourcesEndpoints } from '@entrelles/contract/modules/ressources/ressources.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { annoncerJob, oublierJob } from './avis.jobs.ts'
import { createProposition } from './create-proposition.ts'
import { createRemarque } from './create-remarque.ts'
import { getArticle } from './get-article.ts'
import { getRessource } from './get-ressource.ts'
import { createVueRessource } from './lectrices/create-vue-ressource.ts'
import { deleteUtile, updateUtile } from './lectrices/update-utile.ts'
import { mentionArticleLettre, ressourceLettre } from './lettres/ressources.lettres.ts'
import { verifierLiensJob } from './liens/liens.jobs.ts'
import { ressourceFichiers } from './readable.queries.ts'
import { veillerJob } from './ressources.jobs.ts'
import { listRessources } from './ressources.queries.ts'

export const ressourcesModule: ServerModule = {
  name: 'ressources',
  routes: bind(ressourcesEndpoints, {
    listRessources: ({ query }, ctx) => listRessources(ctx, query),
    createProposition: ({ body }, ctx) => createProposition(body, ctx),
    getArticle: ({ params }, ctx) => getArticle(params.id, ctx),
    getRessource: ({ params }, ctx) => getRessource(params.id, ctx),
    updateUtile: ({ params }, ctx) => updateUtile(params.id, ctx),
    deleteUtile: ({ params }, ctx) => deleteUtile(params.id, ctx),
    createVueRessource: ({ params }, ctx) => createVueRessource(params.id, ctx),
    createRemarque: ({ params, body }, ctx) => createRemarque(params.id, body, ctx),
  }),
  jobs: [annoncerJob, oublierJob, veillerJob, verifierLiensJob],
  lettres: [ressourceLettre, mentionArticleLettre],
  objetsFichiers: [ressourceFichiers],
}
