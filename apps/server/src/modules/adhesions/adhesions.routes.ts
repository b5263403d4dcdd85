import { adhesionsEndpoints } from '@entrelles/contract/modules/adhesions/adhesions.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { getAttestation } from '#modules/attestations/attestations.public.ts'
import { updateRappelsActifs } from '#modules/rappels/rappels.public.ts'
import { adhesionConfirmeeLettre, bienvenueLettre, nouvelleAdherenteLettre } from './adhesions.lettres.ts'
import { getMesAdhesions } from './adhesions.queries.ts'

export const adhesionsModule: ServerModule = {
  name: 'adhesions',
  routes: bind(adhesionsEndpoints, {
    getMesAdhesions: (_input, { db, actor, now, settings }) =>
      getMesAdhesions(db, actor, now(), settings.GRACE_JOURS),
    getAttestation: ({ params }, ctx) => getAttestation(params.id, ctx),
    updateRappelsAdhesion: ({ body }, { db, actor }) => updateRappelsActifs(db, actor.id, body.actifs),
  }),
  lettres: [adhesionConfirmeeLettre, bienvenueLettre, nouvelleAdherenteLettre],
}
