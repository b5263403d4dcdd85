import type { ServerModule } from '#kit/module.ts'
import { purgeEnvoisJob, sendEnvoisJob } from './envois.jobs.ts'

/** The delivery of letters: no endpoint, two jobs. */
export const envoisModule: ServerModule = {
  name: 'envois',
  routes: [],
  jobs: [sendEnvoisJob, purgeEnvoisJob],
}
