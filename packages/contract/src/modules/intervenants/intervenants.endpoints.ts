import { defineEndpoints } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { intervenantId } from './intervenant-stub.schema.ts'
import { carteIntervenant } from './intervenants.schema.ts'

export const intervenantsEndpoints = defineEndpoints({
  getIntervenant: {
    method: 'GET',
    path: '/api/intervenants/:id',
    access: 'active',
    summary: 'A speaker who agreed to be shown, without her contact details',
    params: idParams(intervenantId),
    answers: { 200: carteIntervenant },
    refuses: [commonErrors.introuvable],
  },
})
