import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { rebuildLexiqueJob, sweepAnnuaireJob } from './adherentes.jobs.ts'
import { adherenteSignalable } from './adherentes.signalables.ts'
import { lectureOf, listAnnuaire } from './annuaire.queries.ts'
import { getCarteAnnuaire } from './carte.queries.ts'
import { getAdherente } from './get-adherente.ts'
import { getProfilEdition } from './get-profil-edition.ts'
import { listDernieresInscrites, listInscrites } from './inscrites.queries.ts'
import { updateProfil } from './update-profil.ts'

export const adherentesModule: ServerModule = {
  name: 'adherentes',
  routes: bind(adherentesEndpoints, {
    listAdherentes: ({ query: { evenementId, ...query } }, ctx) =>
      evenementId === undefined
        ? listAnnuaire(ctx.db, lectureOf(ctx), query)
        : listInscrites(evenementId, query.page, ctx),
    listDernieresInscrites: ({ query }, ctx) => listDernieresInscrites(query.evenementId, ctx),
    getCarteAnnuaire: (_input, ctx) => getCarteAnnuaire(ctx.db, ctx.actor.id),
    getAdherente: ({ params, query }, ctx) => getAdherente(ctx.db, lectureOf(ctx), params.id, query.comme),
    getProfilEdition: ({ params }, ctx) => getProfilEdition(ctx.db, ctx.actor, params.id),
    updateProfil: ({ params, body }, ctx) => updateProfil(params.id, body, ctx),
  }),
  jobs: [sweepAnnuaireJob, rebuildLexiqueJob],
  signalables: [adherenteSignalable],
}
