import type { ServerModule } from '#kit/module.ts'
import { purgeJournalJob } from './journal.jobs.ts'

/** What every act of the back office writes: no call, one job. bo-journal reads it. */
export const journalModule: ServerModule = { name: 'journal', routes: [], jobs: [purgeJournalJob] }
