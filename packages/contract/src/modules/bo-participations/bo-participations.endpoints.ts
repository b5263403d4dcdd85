import { defineEndpoints, file, noContent } from '#kit/endpoint.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import {
  annonce,
  annonceForm,
  attenteBo,
  enteteParticipations,
  exportQuery,
  participationBo,
  participationId,
  promotionForm,
  retraitForm,
} from '#modules/participations/participations.schema.ts'

const ofEvenement = idParams(evenementId)
const ofParticipation = z.strictObject({ id: evenementId, participationId })
const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const boParticipationsEndpoints = defineEndpoints({
  listParticipationsBo: {
    method: 'GET',
    path: '/api/bo/evenements/:id/participantes',
    access: 'coordinatrice',
    summary: 'Who is registered to an event, in the order they came, with what they need',
    params: ofEvenement,
    query: pageQuery,
    answers: {
      200: listAnswer('participations', participationBo).extend({ evenement: enteteParticipations }),
    },
  },
  listQueue: {
    method: 'GET',
    path: '/api/bo/evenements/:id/queue',
    access: 'coordinatrice',
    summary: 'Who is offered a seat, then who waits for one, in their order',
    params: ofEvenement,
    query: pageQuery,
    answers: { 200: listAnswer('participations', attenteBo).extend({ evenement: enteteParticipations }) },
  },
  promoteParticipation: {
    method: 'POST',
    path: '/api/bo/evenements/:id/queue/:participationId/promouvoir',
    access: 'coordinatrice',
    summary: 'Offers a seat to somebody who waits, whatever her turn; one is added when none is free',
    params: ofParticipation,
    body: promotionForm,
    answers: { 200: attenteBo },
    transaction: 'own',
  },
  cancelOffre: {
    method: 'POST',
    path: '/api/bo/evenements/:id/queue/:participationId/reprendre',
    access: 'coordinatrice',
    summary: 'Takes back a seat that was offered and not answered; it goes to the next one',
    params: ofParticipation,
    body: retraitForm,
    answers: { 204: noContent },
    transaction: 'own',
  },
  deleteParticipationBo: {
    method: 'DELETE',
    path: '/api/bo/evenements/:id/participantes/:participationId',
    access: 'coordinatrice',
    summary: 'Takes somebody off an event or out of its queue, and tells her why',
    params: ofParticipation,
    body: retraitForm,
    answers: { 204: noContent },
    transaction: 'own',
  },
  createAnnonce: {
    method: 'POST',
    path: '/api/bo/evenements/:id/annonce',
    access: 'coordinatrice',
    summary: 'Mails a message to those who come, those who wait, or all of them',
    params: ofEvenement,
    body: annonceForm,
    answers: { 202: annonce },
    creates: true,
  },
  exportParticipationsCsv: {
    method: 'GET',
    path: '/api/bo/evenements/:id/participantes.csv',
    access: 'coordinatrice',
    summary: 'Who is registered or waits, as CSV; the journal keeps who took it',
    params: ofEvenement,
    query: exportQuery,
    answers: { 200: file(CSV) },
    transaction: 'own',
  },
  exportParticipationsXlsx: {
    method: 'GET',
    path: '/api/bo/evenements/:id/participantes.xlsx',
    access: 'coordinatrice',
    summary: 'The same, for a spreadsheet',
    params: ofEvenement,
    query: exportQuery,
    answers: { 200: file(XLSX) },
    transaction: 'own',
  },
})
