import { defineEndpoints } from '#kit/endpoint.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { auteuresJournal, entreeJournal, filtresJournal } from '#modules/journal/journal.schema.ts'

export const boJournalEndpoints = defineEndpoints({
  listJournal: {
    method: 'GET',
    path: '/api/bo/journal',
    access: 'administratrice',
    summary: 'What was done in the back office, by whom and when, latest first',
    query: pageQuery.extend(filtresJournal.shape),
    answers: { 200: listAnswer('entrees', entreeJournal) },
  },
  listAuteuresJournal: {
    method: 'GET',
    path: '/api/bo/journal/auteures',
    access: 'administratrice',
    summary: 'Those who have done something that the journal still holds, by name',
    answers: { 200: auteuresJournal },
  },
})
