import { journalEndpoints } from '@entrelles/contract/modules/journal/journal.endpoints.ts'
import type { FiltresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { queryOf } from '#kit/query.ts'

export const journalQuery = (filtres: FiltresJournal, page: number) =>
  queryOf(journalEndpoints.listJournal, { query: { ...filtres, page } })
export const auteuresJournalQuery = () => queryOf(journalEndpoints.listAuteuresJournal, {})
