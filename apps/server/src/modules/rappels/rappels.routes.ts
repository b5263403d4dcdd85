import type { ServerModule } from '#kit/module.ts'
import { planRappelsAdhesionJob, sendRappelAdhesionJob } from './rappels.jobs.ts'

/** The mails around the end of a year: no call, two jobs. */
export const rappelsModule: ServerModule = {
  name: 'rappels',
  routes: [],
  jobs: [planRappelsAdhesionJob, sendRappelAdhesionJob],
}
