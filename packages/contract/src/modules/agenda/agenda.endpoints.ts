import { defineEndpoints, file, noContent, redirection } from '#kit/endpoint.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { carteEvenement } from '#modules/evenements/evenements.schema.ts'
import {
  abonnementAgenda,
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
    summary: 'Her registrations, her waits and her favourites: to come, soonest first, or past, latest first',
    query: pageQuery.extend(futurQuery.shape),
    answers: { 200: listAnswer('evenements', carteEvenement) },
  },
  getMoisAgenda: {
    method: 'GET',
    path: '/api/evenements/agenda/mois',
    access: 'active',
    summary: 'The same for the weeks of a month',
    query: z.strictObject({ mois }),
    answers: { 200: moisAgenda },
  },
  getIcsEvenement: {
    method: 'GET',
    path: '/api/evenements/:id/ics',
    access: 'active',
    summary: 'An event as a file for a calendar',
    params: idParams(evenementId),
    answers: { 200: file(CALENDRIER) },
  },
  getVisio: {
    method: 'GET',
    path: '/api/evenements/:id/visio',
    access: 'public',
    summary: 'Leads who is registered to the event on line, and anybody else to its page',
    params: idParams(evenementId),
    answers: { 302: redirection },
  },
  getAbonnementAgenda: {
    method: 'GET',
    path: '/api/agenda/abonnement',
    access: 'active',
    summary: 'The address of her own calendar, if she has asked for one',
    answers: { 200: monAbonnement },
  },
  createAbonnementAgenda: {
    method: 'POST',
    path: '/api/agenda/abonnement',
    access: 'active',
    summary: 'Gives her calendar an address; the one before is revoked',
    answers: { 201: abonnementAgenda },
  },
  deleteAbonnementAgenda: {
    method: 'DELETE',
    path: '/api/agenda/abonnement',
    access: 'active',
    summary: 'Revokes the address of her calendar',
    answers: { 204: noContent },
  },
  getFluxAgenda: {
    method: 'GET',
    path: '/api/agenda/:jeton.ics',
    access: 'public',
    summary: 'The events that a member is registered to, for her calendar to follow',
    params: jetonAgenda,
    answers: { 200: file(CALENDRIER) },
    revalidates: true,
    limit: { max: 60, seconds: 300 },
  },
})
