import { boModerationEndpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import { reponsesTypesEndpoints } from '@entrelles/contract/modules/bo-moderation/reponses-types.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createCloture } from './create-cloture.ts'
import { createConfirmationExclusion } from './create-confirmation-exclusion.ts'
import { createDecision } from './create-decision.ts'
import { createNoteSignalement } from './create-note-signalement.ts'
import { createPriseEnCharge } from './create-prise-en-charge.ts'
import { createReponseType } from './reponses-types/create-reponse-type.ts'
import { deleteExclusion } from './delete-exclusion.ts'
import { deletePriseEnCharge } from './delete-prise-en-charge.ts'
import { deleteReponseType } from './reponses-types/delete-reponse-type.ts'
import { exclusionAConfirmerLettre, recoursReponseLettre } from './lettres/examen.lettres.ts'
import { getResumeSignalements, listSignalements } from './file-signalements.queries.ts'
import { getDossier } from './get-dossier.ts'
import { MESURES_LETTRES, mesuresLeveesLettre } from './lettres/mesures.lettres.ts'
import { listReponsesTypes } from './reponses-types/reponses-types.queries.ts'
import { updateReponseType } from './reponses-types/update-reponse-type.ts'

export const boModerationModule: ServerModule = {
  name: 'bo-moderation',
  routes: [
    ...bind(boModerationEndpoints, {
      listSignalements: ({ query }, ctx) => listSignalements(query, ctx),
      getResumeSignalements: (_input, ctx) => getResumeSignalements(ctx),
      getDossier: ({ params }, ctx) => getDossier(params.id, ctx),
      createPriseEnCharge: ({ params }, ctx) => createPriseEnCharge(params.id, ctx),
      deletePriseEnCharge: ({ params }, ctx) => deletePriseEnCharge(params.id, ctx),
      createNoteSignalement: ({ params, body }, ctx) => createNoteSignalement(params.id, body, ctx),
      createDecision: ({ params, body }, ctx) => createDecision(params.id, body, ctx),
      createConfirmationExclusion: ({ params }, ctx) =>
        createConfirmationExclusion(params.id, params.decisionId, ctx),
      deleteExclusion: ({ params }, ctx) => deleteExclusion(params.id, params.decisionId, ctx),
      createCloture: ({ params, body }, ctx) => createCloture(params.id, body, ctx),
    }),
    ...bind(reponsesTypesEndpoints, {
      listReponsesTypes: (_input, { db }) => listReponsesTypes(db),
      createReponseType: ({ body }, ctx) => createReponseType(body, ctx),
      updateReponseType: ({ params, body }, ctx) => updateReponseType(params.id, body, ctx),
      deleteReponseType: ({ params }, ctx) => deleteReponseType(params.id, ctx),
    }),
  ],
  lettres: [
    ...Object.values(MESURES_LETTRES),
    mesuresLeveesLettre,
    exclusionAConfirmerLettre,
    recoursReponseLettre,
  ],
}
