import type { ServerModule } from '#kit/module.ts'
import { purgeJournalJob } from './journal.jobs.ts'

/** Writes the back office's journal; bo-journal reads it. */
export const journalModule: ServerModule = { name: 'journal', routes: [], jobs: [purgeJournalJob] }
