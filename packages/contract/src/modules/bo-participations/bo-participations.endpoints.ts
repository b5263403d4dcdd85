import { defineEndpoints, file, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { moderationErrors } from '#modules/moderation/moderation.errors.ts'
import { participationsErrors } from '#modules/participations/participations.errors.ts'
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

/** A list of members leaves the product: somebody who holds an account must not take every list at once. */
const EXPORTS = {
  max: 20,
  seconds: 3600,
  accepted: true,
  message: 'Tu as déjà exporté 20 fichiers en une heure. Réessaie plus tard.',
} as const

export const boParticipationsEndpoints = defineEndpoints({
  listParticipationsBo: {
    method: 'GET',
    path: '/api/bo/evenements/:id/participantes',
    access: 'coordinatrice',
    summary: 'The registrations for an event, in order of registration, with the needs of each member',
    params: ofEvenement,
    query: pageQuery,
    answers: {
      200: listAnswer('participations', participationBo).extend({ evenement: enteteParticipations }),
    },
    refuses: [commonErrors.introuvable],
  },
  listQueue: {
    method: 'GET',
    path: '/api/bo/evenements/:id/queue',
    access: 'coordinatrice',
    summary: 'The waiting list of an event: members with an offered seat first, then the others, in order',
    params: ofEvenement,
    query: pageQuery,
    answers: { 200: listAnswer('participations', attenteBo).extend({ evenement: enteteParticipations }) },
    refuses: [commonErrors.introuvable],
  },
  promoteParticipation: {
    method: 'POST',
    path: '/api/bo/evenements/:id/queue/:participationId/promouvoir',
    access: 'coordinatrice',
    summary: 'Offer a seat to a waiting member, whatever her position; adds a seat if none is free',
    params: ofParticipation,
    body: promotionForm,
    answers: { 200: attenteBo },
    refuses: [
      commonErrors.introuvable,
      participationsErrors.annule,
      participationsErrors.pas_en_attente,
      participationsErrors.evenement_commence,
      participationsErrors.trop_demandee,
    ],
    transaction: 'own',
  },
  cancelOffre: {
    method: 'POST',
    path: '/api/bo/evenements/:id/queue/:participationId/reprendre',
    access: 'coordinatrice',
    summary: 'Withdraw an unanswered seat offer; the seat goes to the next member',
    params: ofParticipation,
    body: retraitForm,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, participationsErrors.pas_d_offre, participationsErrors.trop_demandee],
    transaction: 'own',
  },
  deleteParticipationBo: {
    method: 'DELETE',
    path: '/api/bo/evenements/:id/participantes/:participationId',
    access: 'coordinatrice',
    summary: 'Remove a member from an event or its waiting list, and e-mail her the reason',
    params: ofParticipation,
    body: retraitForm,
    answers: { 204: noContent },
    refuses: [
      commonErrors.introuvable,
      participationsErrors.deja_pointee,
      participationsErrors.trop_demandee,
    ],
    transaction: 'own',
  },
  createAnnonce: {
    method: 'POST',
    path: '/api/bo/evenements/:id/annonce',
    access: 'coordinatrice',
    summary: 'E-mail a message to the registered members, the waiting members, or both',
    params: ofEvenement,
    body: annonceForm,
    answers: { 202: annonce },
    refuses: [
      commonErrors.introuvable,
      participationsErrors.annule,
      participationsErrors.aucune_destinataire,
      participationsErrors.trop_d_annonces,
      moderationErrors.restreinte,
    ],
    creates: true,
  },
  exportParticipationsCsv: {
    method: 'GET',
    path: '/api/bo/evenements/:id/participantes.csv',
    access: 'coordinatrice',
    summary: 'Export the registered and waiting members as CSV; logged in the journal',
    params: ofEvenement,
    query: exportQuery,
    answers: { 200: file(CSV) },
    refuses: [commonErrors.introuvable],
    confirmation: true,
    limit: EXPORTS,
    transaction: 'own',
  },
  exportParticipationsXlsx: {
    method: 'GET',
    path: '/api/bo/evenements/:id/participantes.xlsx',
    access: 'coordinatrice',
    summary: 'Export the registered and waiting members as XLSX; logged in the journal',
    params: ofEvenement,
    query: exportQuery,
    answers: { 200: file(XLSX) },
    refuses: [commonErrors.introuvable],
    confirmation: true,
    limit: EXPORTS,
    transaction: 'own',
  },
})
