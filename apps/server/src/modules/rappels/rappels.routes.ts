import type { ServerModule } from '#kit/module.ts'
import { planRappelsAdhesionJob, sendRappelAdhesionJob } from './rappels.jobs.ts'

/** The reminders around the end of a year: no endpoint, two jobs. */
export const rappelsModule: ServerModule = {
  name: 'rappels',
  routes: [],
  jobs: [planRappelsAdhesionJob, sendRappelAdhesionJob],
}
