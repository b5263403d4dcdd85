import { journalEndpoints } from '@entrelles/contract/modules/journal/journal.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { purgeJournalJob } from './journal.jobs.ts'
import { listAuteuresJournal, listJournal } from './journal.queries.ts'

export const journalModule: ServerModule = {
  name: 'journal',
  routes: bind(journalEndpoints, {
    listJournal: ({ query }, ctx) => listJournal(ctx.db, query),
    listAuteuresJournal: (_input, ctx) => listAuteuresJournal(ctx.db),
  }),
  jobs: [purgeJournalJob],
}
