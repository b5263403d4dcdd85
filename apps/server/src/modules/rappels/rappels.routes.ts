import type { ServerModule } from '#kit/module.ts'
import { planRappelsAdhesionJob } from './rappels.jobs.ts'
import { rappelAdhesionLettre } from './rappels.lettres.ts'

/** The reminders around the end of a year: no endpoint, a job and a letter. */
export const rappelsModule: ServerModule = {
  name: 'rappels',
  routes: [],
  jobs: [planRappelsAdhesionJob],
  lettres: [rappelAdhesionLettre],
}
