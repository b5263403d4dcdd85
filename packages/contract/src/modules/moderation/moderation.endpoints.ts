import { defineEndpoints } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { blocagesErrors } from '#modules/blocages/blocages.errors.ts'
import { moderationErrors } from './moderation.errors.ts'
import { monSignalement, signalementForm, signalementRecu } from './moderation.schema.ts'

export const moderationEndpoints = defineEndpoints({
  createSignalement: {
    method: 'POST',
    path: '/api/signalements',
    access: 'active',
    summary:
      'Report a content or a member; a second report of the same thing answers the first; those who moderate it may hide it at once',
    body: signalementForm,
    answers: { 201: signalementRecu },
    refuses: [
      commonErrors.introuvable,
      moderationErrors.signalement_de_soi,
      moderationErrors.masquage_refuse,
      blocagesErrors.trop_de_blocages,
    ],
    creates: true,
    limit: {
      max: 10,
      seconds: 3600,
      accepted: true,
      message:
        'Tu as envoyé dix signalements en une heure. L’équipe les regarde, réessaie plus tard. En danger, appelle le 17.',
    },
  },
  listMesSignalements: {
    method: 'GET',
    path: '/api/signalements/miens',
    access: 'adherente',
    summary: 'The caller’s reports with their answers, latest first',
    query: pageQuery,
    answers: { 200: listAnswer('signalements', monSignalement) },
  },
})
