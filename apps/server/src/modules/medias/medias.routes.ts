import { mediasEndpoints } from '@entrelles/contract/modules/medias/medias.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { makeMiniaturesJob, sweepMediasJob } from './medias.jobs.ts'
import { receiveMedia } from './receive-media.ts'
import { serveMiniatures } from './serve-miniatures.ts'

export const mediasModule: ServerModule = {
  name: 'medias',
  routes: bind(mediasEndpoints, {
    createMedia: ({ body }, ctx) => receiveMedia({ ...body, champ: 'fichier' }, ctx),
  }),
  serve: serveMiniatures,
  jobs: [makeMiniaturesJob, sweepMediasJob],
}
