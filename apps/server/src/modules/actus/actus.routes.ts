import { actusEndpoints } from '@entrelles/contract/modules/actus/actus.endpoints.ts'
import { annoncesEndpoints } from '@entrelles/contract/modules/actus/annonces.endpoints.ts'
import { commentairesEndpoints } from '@entrelles/contract/modules/actus/commentaires.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { cleanPublicationsJob, publishProgrammeesJob } from './actus.jobs.ts'
import { listPublications, listPublicationsTerritoire } from './actus.queries.ts'
import { publicationSignalable } from './actus.signalables.ts'
import { apercuJob } from './apercus/apercus.jobs.ts'
import { archivePublication } from './archive-publication.ts'
import { annonceJob, tellSuiveusesJob } from './avis.jobs.ts'
import { getCommentaire, listCommentaires } from './commentaires/commentaires.queries.ts'
import { commentaireSignalable } from './commentaires/commentaires.signalables.ts'
import { createCommentaire } from './commentaires/create-commentaire.ts'
import { deleteCommentaire } from './commentaires/delete-commentaire.ts'
import { deleteReactionCommentaire } from './commentaires/delete-reaction-commentaire.ts'
import { updateCommentaire } from './commentaires/update-commentaire.ts'
import { updateReactionCommentaire } from './commentaires/update-reaction-commentaire.ts'
import { createBrouillonPublication } from './create-brouillon-publication.ts'
import { createPublication } from './create-publication.ts'
import { deletePublication } from './delete-publication.ts'
import { getDestinatairesAnnonces } from './destinataires.queries.ts'
import { createEpingle } from './epingles/create-epingle.ts'
import { deleteEpingle } from './epingles/delete-epingle.ts'
import { getPublication } from './get-publication.ts'
import { getStatistiquesPublication } from './get-statistiques-publication.ts'
import { deleteFavoriPublication, deleteSuiviPublication } from './lectrices/clear-lecture-publication.ts'
import { createFavoriPublication } from './lectrices/create-favori-publication.ts'
import { createVuePublication } from './lectrices/create-vue-publication.ts'
import { deleteReactionPublication } from './lectrices/delete-reaction-publication.ts'
import { updateReactionPublication } from './lectrices/update-reaction-publication.ts'
import { updateSuiviPublication } from './lectrices/update-suivi-publication.ts'
import { actusLettres } from './lettres/actus.lettres.ts'
import { listMentions } from './mentions/list-mentions.ts'
import { openPublication } from './open-publication.ts'
import { sendEssaiPublication } from './send-essai-publication.ts'
import { updateBrouillonPublication } from './update-brouillon-publication.ts'
import { updatePublication } from './update-publication.ts'
import { withinLimite } from './within-limite.ts'

export const actusModule: ServerModule = {
  name: 'actus',
  routes: [
    ...bind(actusEndpoints, {
      listPublications: ({ query }, ctx) => listPublications(ctx, query),
      listPublicationsTerritoire: ({ params, query }, ctx) =>
        listPublicationsTerritoire(ctx, params.id, query.page),
      createPublication: ({ body }, ctx) => createPublication(body, ctx),
      createBrouillonPublication: ({ body }, ctx) => createBrouillonPublication(body, ctx),
      updateBrouillonPublication: ({ params, body }, ctx) => updateBrouillonPublication(params.id, body, ctx),
      getPublication: ({ params }, ctx) => getPublication(params.id, ctx),
      updatePublication: ({ params, body }, ctx) =>
        withinLimite(params.id, ctx, (inside) => updatePublication(params.id, body, inside)),
      deletePublication: ({ params }, ctx) => deletePublication(params.id, ctx),
      archivePublication: ({ params }, ctx) => archivePublication(params.id, ctx),
      openPublication: ({ params }, ctx) => openPublication(params.id, ctx),
      createEpingle: ({ params, body }, ctx) => createEpingle(params.id, body, ctx),
      deleteEpingle: ({ params }, ctx) => deleteEpingle(params.id, ctx),
      updateReactionPublication: ({ params, body }, ctx) => updateReactionPublication(params.id, body, ctx),
      deleteReactionPublication: ({ params }, ctx) => deleteReactionPublication(params.id, ctx),
      updateSuiviPublication: ({ params, body }, ctx) => updateSuiviPublication(params.id, body, ctx),
      deleteSuiviPublication: ({ params }, ctx) => deleteSuiviPublication(params.id, ctx),
      createFavoriPublication: ({ params }, ctx) => createFavoriPublication(params.id, ctx),
      deleteFavoriPublication: ({ params }, ctx) => deleteFavoriPublication(params.id, ctx),
      createVuePublication: ({ params, body }, ctx) => createVuePublication(params.id, body, ctx),
      getStatistiquesPublication: ({ params }, ctx) => getStatistiquesPublication(params.id, ctx),
      listMentions: ({ query }, ctx) => listMentions(query, ctx),
    }),
    ...bind(annoncesEndpoints, {
      getDestinatairesAnnonces: (_input, ctx) => getDestinatairesAnnonces(ctx),
      sendEssaiPublication: ({ params }, ctx) => sendEssaiPublication(params.id, ctx),
    }),
    ...bind(commentairesEndpoints, {
      listCommentaires: ({ params, query }, ctx) => listCommentaires(params.id, query.page, ctx),
      createCommentaire: ({ params, body }, ctx) => createCommentaire(params.id, body, ctx),
      getCommentaire: ({ params }, ctx) => getCommentaire(params.id, params.commentaireId, ctx),
      updateCommentaire: ({ params, body }, ctx) =>
        updateCommentaire(params.id, params.commentaireId, body, ctx),
      deleteCommentaire: ({ params }, ctx) => deleteCommentaire(params.id, params.commentaireId, ctx),
      updateReactionCommentaire: ({ params, body }, ctx) =>
        updateReactionCommentaire(params.id, params.commentaireId, body, ctx),
      deleteReactionCommentaire: ({ params }, ctx) =>
        deleteReactionCommentaire(params.id, params.commentaireId, ctx),
    }),
  ],
  jobs: [publishProgrammeesJob, cleanPublicationsJob, apercuJob, annonceJob, tellSuiveusesJob],
  lettres: actusLettres,
  signalables: [publicationSignalable, commentaireSignalable],
}
