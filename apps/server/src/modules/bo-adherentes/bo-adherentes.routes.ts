import { boAdherentesEndpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import type { ServerModule } from '#kit/module.ts'
import { liftSuspensionsJob } from './bo-adherentes.jobs.ts'
import {
  finSuspensionLettre,
  fonctionsLettre,
  relanceLettre,
  suspensionLettre,
} from './bo-adherentes.lettres.ts'
import { createActionFiches } from './create-action-fiches.ts'
import { createSuspension } from './create-suspension.ts'
import { deleteRebond } from './delete-rebond.ts'
import { deleteSessions } from './delete-sessions.ts'
import { deleteSuspension } from './delete-suspension.ts'
import { getFiche } from './fiche.queries.ts'
import type { When } from './fiches.filters.ts'
import { getResumeFiches, listFiches } from './fiches.queries.ts'
import { getSimulationAction } from './get-simulation-action.ts'
import { getValeurSensible } from './get-valeur-sensible.ts'
import { porteeOf } from './portee-fiches.ts'
import { writeFichesJob } from './message-fiches.jobs.ts'
import { attachFichesJob } from './rattachement-fiches.jobs.ts'
import { sendLien } from './send-lien.ts'
import { updateFiche } from './update-fiche.ts'
import { updateFonctions } from './update-fonctions.ts'

const whenOf = ({ now, settings }: Pick<ReadCtx, 'now' | 'settings'>): When => ({
  now: now(),
  graceDays: settings.GRACE_JOURS,
})

export const boAdherentesModule: ServerModule = {
  name: 'bo-adherentes',
  routes: bind(boAdherentesEndpoints, {
    listFiches: ({ query }, ctx) => listFiches(ctx.db, query, porteeOf(ctx.actor), whenOf(ctx)),
    getResumeFiches: (_input, ctx) => getResumeFiches(ctx.db, porteeOf(ctx.actor), whenOf(ctx)),
    getSimulationAction: ({ body }, ctx) => getSimulationAction(body, ctx),
    createActionFiches: ({ body }, ctx) => createActionFiches(body, ctx),
    getFiche: ({ params }, ctx) => getFiche(ctx.db, params.id, ctx.actor, whenOf(ctx)),
    updateFiche: ({ params, body }, ctx) => updateFiche(params.id, body, ctx),
    getValeurSensible: ({ params, body }, ctx) => getValeurSensible(params.id, body.champ, ctx),
    sendLien: ({ params }, ctx) => sendLien(params.id, ctx),
    createSuspension: ({ params, body }, ctx) => createSuspension(params.id, body, ctx),
    deleteSuspension: ({ params }, ctx) => deleteSuspension(params.id, ctx),
    updateFonctions: ({ params, body }, ctx) => updateFonctions(params.id, body, ctx),
    deleteSessions: ({ params }, ctx) => deleteSessions(params.id, ctx),
    deleteRebond: ({ params }, ctx) => deleteRebond(params.id, ctx),
  }),
  jobs: [liftSuspensionsJob, attachFichesJob, writeFichesJob],
  lettres: [suspensionLettre, finSuspensionLettre, fonctionsLettre, relanceLettre],
}
