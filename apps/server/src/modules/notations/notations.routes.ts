import { notationsEndpoints } from '@entrelles/contract/modules/notations/notations.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createNotation } from './create-notation.ts'
import { updateNotation } from './update-notation.ts'

export const notationsModule: ServerModule = {
  name: 'notations',
  routes: bind(notationsEndpoints, {
    createNotation: ({ body }, ctx) => createNotation(body, ctx),
    updateNotationEntiere: ({ params, body }, ctx) => updateNotation(params.id, body, ctx),
    updateNotation: ({ params, body }, ctx) => updateNotation(params.id, body, ctx),
  }),
}
