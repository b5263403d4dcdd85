import { defineEndpoints } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { intervenantId } from './intervenant-stub.schema.ts'
import { carteIntervenant } from './intervenants.schema.ts'

export const intervenantsEndpoints = defineEndpoints({
  getIntervenant: {
    method: 'GET',
    path: '/api/intervenants/:id',
    access: 'active',
    summary: 'A speaker who has agreed to be shown, without any way to reach her',
    params: idParams(intervenantId),
    answers: { 200: carteIntervenant },
  },
})
