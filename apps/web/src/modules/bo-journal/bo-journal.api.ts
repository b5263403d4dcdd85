import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import type { FiltresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { queryOf } from '#kit/query.ts'

export const journalQuery = (filtres: FiltresJournal, page: number) =>
  queryOf(boJournalEndpoints.listJournal, { query: { ...filtres, page } })
export const auteuresJournalQuery = () => queryOf(boJournalEndpoints.listAuteuresJournal, {})
