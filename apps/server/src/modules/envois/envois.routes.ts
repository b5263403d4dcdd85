import type { ServerModule } from '#kit/module.ts'
import { purgeEnvoisJob, sendEnvoisJob, sendPushesJob } from './envois.jobs.ts'
import { resumeLettre } from './envois.lettres.ts'

/** The delivery of letters: no endpoint, three jobs, and the digest. */
export const envoisModule: ServerModule = {
  name: 'envois',
  routes: [],
  jobs: [sendEnvoisJob, sendPushesJob, purgeEnvoisJob],
  lettres: [resumeLettre],
}
