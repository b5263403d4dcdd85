import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { alertesErrors } from './alertes.errors.ts'
import { alerteRecherche, alerteRechercheForm, alerteRechercheId } from './alertes.schema.ts'
import { ALERTES_MAX } from './recherche.constants.ts'

export const alertesEndpoints = defineEndpoints({
  listAlertesRecherche: {
    method: 'GET',
    path: '/api/recherche/alertes',
    access: 'adherente',
    summary: 'The searches of which she wants to be told what is new, the latest first',
    answers: { 200: z.object({ alertes: z.array(alerteRecherche).max(ALERTES_MAX) }) },
  },
  createAlerteRecherche: {
    method: 'POST',
    path: '/api/recherche/alertes',
    access: 'active',
    summary:
      'Be told, once a week at most, of what is new for these words; the same words give the same alert',
    body: alerteRechercheForm,
    answers: { 201: alerteRecherche },
    creates: true,
    refuses: [alertesErrors.trop_d_alertes],
  },
  deleteAlerteRecherche: {
    method: 'DELETE',
    path: '/api/recherche/alertes/:id',
    access: 'adherente',
    summary: 'No longer be told of these words',
    params: idParams(alerteRechercheId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
