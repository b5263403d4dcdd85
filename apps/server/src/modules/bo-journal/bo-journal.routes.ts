import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listAuteuresJournal, listJournal } from './bo-journal.queries.ts'

export const boJournalModule: ServerModule = {
  name: 'bo-journal',
  routes: bind(boJournalEndpoints, {
    listJournal: ({ query }, ctx) => listJournal(ctx.db, query),
    listAuteuresJournal: (_input, ctx) => listAuteuresJournal(ctx.db),
  }),
}
