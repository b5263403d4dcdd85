import { defineEndpoints } from '#kit/endpoint.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { auteuresJournal, entreeJournal, filtresJournal } from '#modules/journal/journal.schema.ts'

export const boJournalEndpoints = defineEndpoints({
  listJournal: {
    method: 'GET',
    path: '/api/bo/journal',
    access: 'administratrice',
    summary: 'The actions done in the back office, with author and date, latest first',
    query: pageQuery.extend(filtresJournal.shape),
    answers: { 200: listAnswer('entrees', entreeJournal) },
  },
  listAuteuresJournal: {
    method: 'GET',
    path: '/api/bo/journal/auteures',
    access: 'administratrice',
    summary: 'The authors of the journal’s entries, by name',
    answers: { 200: auteuresJournal },
  },
})
