import { boRessourcesEndpoints } from '@entrelles/contract/modules/bo-ressources/bo-ressources.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { archiveRessource } from './archive-ressource.ts'
import { getResumeRessources, listRessourcesBo } from './bo-ressources.queries.ts'
import { createRelecture } from './create-relecture.ts'
import { createArticle, createFichierRessource, createLien } from './create-ressource.ts'
import { deleteBrouillonEnCours } from './delete-brouillon-en-cours.ts'
import { deleteRessource } from './delete-ressource.ts'
import { acceptProposition } from './propositions/accept-proposition.ts'
import { declineProposition } from './propositions/decline-proposition.ts'
import { propositionLettre } from './propositions/propositions.lettres.ts'
import { listPropositions } from './propositions/propositions.queries.ts'
import { publishRessource } from './publish-ressource.ts'
import { closeRemarque } from './remarques/close-remarque.ts'
import { listRemarques } from './remarques/remarques.queries.ts'
import { getRessourceBo } from './ressource-bo.queries.ts'
import { updateRessource } from './update-ressource.ts'

export const boRessourcesModule: ServerModule = {
  name: 'bo-ressources',
  routes: bind(boRessourcesEndpoints, {
    listRessourcesBo: ({ query }, ctx) => listRessourcesBo(ctx, query),
    getResumeRessources: (_input, ctx) => getResumeRessources(ctx),
    createLien: ({ body }, ctx) => createLien(body, ctx),
    createArticle: ({ body }, ctx) => createArticle(body, ctx),
    createFichierRessource: ({ body }, ctx) => createFichierRessource(body, ctx),
    listPropositions: ({ query }, ctx) => listPropositions(ctx.db, query),
    acceptProposition: ({ params }, ctx) => acceptProposition(params.id, ctx),
    declineProposition: ({ params, body }, ctx) => declineProposition(params.id, body, ctx),
    listRemarques: ({ query }, ctx) => listRemarques(ctx, query),
    closeRemarque: ({ params }, ctx) => closeRemarque(params.id, ctx),
    getRessourceBo: ({ params }, ctx) => getRessourceBo(params.id, ctx),
    updateRessource: ({ params, body }, ctx) => updateRessource(params.id, body, ctx),
    deleteRessource: ({ params }, ctx) => deleteRessource(params.id, ctx),
    deleteBrouillonEnCours: ({ params, body }, ctx) => deleteBrouillonEnCours(params.id, body.version, ctx),
    publishRessource: ({ params, body }, ctx) => publishRessource(params.id, body, ctx),
    archiveRessource: ({ params, body }, ctx) => archiveRessource(params.id, body.version, ctx),
    createRelecture: ({ params, body }, ctx) => createRelecture(params.id, body, ctx),
  }),
  lettres: [propositionLettre],
}
