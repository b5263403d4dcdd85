import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { ESSAIS_HEURE_MAX } from './actus.constants.ts'
import { actusErrors } from './actus.errors.ts'
import { destinatairesAnnonces, publicationId } from './actus.schema.ts'

/** Before an announcement leaves. */
export const annoncesEndpoints = defineEndpoints({
  getDestinatairesAnnonces: {
    method: 'GET',
    path: '/api/destinataires_annonces',
    access: 'active',
    summary: 'How many members the network and each branch have, where she may write an announcement',
    answers: { 200: destinatairesAnnonces },
  },
  sendEssaiPublication: {
    method: 'POST',
    path: '/api/publications/:id/essai',
    access: 'active',
    summary: 'Send the mail of an announcement that she may write to herself alone, as it is saved now',
    params: idParams(publicationId),
    answers: { 204: noContent },
    limit: { max: ESSAIS_HEURE_MAX, seconds: 3600 },
    refuses: [commonErrors.introuvable, actusErrors.pas_une_annonce],
  },
})
