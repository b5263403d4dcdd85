import { defineEndpoints, file, noContent, redirection } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import {
  abonnementAgenda,
  carteAgenda,
  futurQuery,
  jetonAgenda,
  mois,
  moisAgenda,
  monAbonnement,
} from './agenda.schema.ts'

const CALENDRIER = 'text/calendar; charset=utf-8'

export const agendaEndpoints = defineEndpoints({
  listAgenda: {
    method: 'GET',
    path: '/api/evenements/agenda',
    access: 'active',
    summary: 'The caller’s registrations, waiting lists and favourites, upcoming or past',
    query: pageQuery.extend(futurQuery.shape),
    answers: { 200: listAnswer('evenements', carteAgenda) },
  },
  getMoisAgenda: {
    method: 'GET',
    path: '/api/evenements/agenda/mois',
    access: 'active',
    summary: 'The caller’s agenda for the weeks of a month',
    query: z.strictObject({ mois }),
    answers: { 200: moisAgenda },
  },
  getIcsEvenement: {
    method: 'GET',
    path: '/api/evenements/:id/ics',
    access: 'active',
    summary: 'An event as an iCalendar file',
    params: idParams(evenementId),
    answers: { 200: file(CALENDRIER) },
    refuses: [commonErrors.introuvable],
  },
  getVisio: {
    method: 'GET',
    path: '/api/evenements/:id/visio',
    access: 'public',
    summary: 'Redirect registered members to the video call, and other callers to the page of the event',
    params: idParams(evenementId),
    answers: { 302: redirection },
    refuses: [commonErrors.introuvable],
  },
  getAbonnementAgenda: {
    method: 'GET',
    path: '/api/agenda/abonnement',
    access: 'active',
    summary: 'The URL of the caller’s calendar feed, if she created one',
    answers: { 200: monAbonnement },
  },
  createAbonnementAgenda: {
    method: 'POST',
    path: '/api/agenda/abonnement',
    access: 'active',
    summary: 'Create the URL of the caller’s calendar feed and revoke the previous one',
    answers: { 201: abonnementAgenda },
  },
  deleteAbonnementAgenda: {
    method: 'DELETE',
    path: '/api/agenda/abonnement',
    access: 'active',
    summary: 'Revoke the URL of the caller’s calendar feed',
    answers: { 204: noContent },
  },
  getFluxAgenda: {
    method: 'GET',
    path: '/api/agenda/:jeton.ics',
    access: 'public',
    summary: 'The calendar feed of a member: the events that she is registered for',
    params: jetonAgenda,
    answers: { 200: file(CALENDRIER) },
    refuses: [commonErrors.introuvable],
    revalidates: true,
    limit: { max: 60, seconds: 300 },
  },
})
