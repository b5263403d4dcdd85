import { agendaEndpoints } from '@entrelles/contract/modules/agenda/agenda.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { deleteAbonnement } from './abonnements.repository.ts'
import { getMoisAgenda, listAgenda } from './agenda.queries.ts'
import { createAbonnementAgenda } from './create-abonnement-agenda.ts'
import { getAbonnementAgenda } from './get-abonnement-agenda.ts'
import { getFluxAgenda } from './get-flux-agenda.ts'
import { getIcsEvenement } from './get-ics-evenement.ts'
import { getVisio } from './get-visio.ts'

const routes = bind(agendaEndpoints, {
  listAgenda: ({ query }, ctx) => listAgenda(ctx, query),
  getMoisAgenda: ({ query }, ctx) => getMoisAgenda(ctx, query.mois),
  getIcsEvenement: ({ params }, ctx) => getIcsEvenement(params.id, ctx),
  getVisio: ({ params }, ctx) => getVisio(params.id, ctx),
  getAbonnementAgenda: (_input, ctx) => getAbonnementAgenda(ctx),
  createAbonnementAgenda: (_input, ctx) => createAbonnementAgenda(ctx),
  deleteAbonnementAgenda: (_input, ctx) => deleteAbonnement(ctx.db, ctx.actor.id),
  getFluxAgenda: ({ params }, ctx) => getFluxAgenda(params.jeton, ctx),
})

export const agendaModule: ServerModule = { name: 'agenda', routes }
