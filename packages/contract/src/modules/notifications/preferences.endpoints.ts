import { defineEndpoints, noContent, page } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { z } from '#kit/z.ts'
import { drapeaux, reglages, reglagesForm } from './preferences.schema.ts'

const jeton = z.strictObject({ token: z.string().max(200) })
/** What a mail client sends for one click; the page's own button sends nothing. */
const unClic = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click').optional() })

export const preferencesEndpoints = defineEndpoints({
  getReglages: {
    method: 'GET',
    path: '/api/notifications/preferences',
    access: 'adherente',
    summary: 'What the caller is told, where and when',
    answers: { 200: reglages },
  },
  updateDrapeaux: {
    method: 'POST',
    path: '/api/notifications/preferences',
    access: 'adherente',
    summary: 'Change which notifications the caller gets by e-mail',
    encoding: 'form',
    body: drapeaux,
    answers: { 204: noContent },
  },
  updateReglages: {
    method: 'PUT',
    path: '/api/notifications/preferences',
    access: 'adherente',
    summary: 'Change what the caller is told, where and when',
    body: reglagesForm,
    answers: { 204: noContent },
  },
  getDesabonnement: {
    method: 'GET',
    path: '/api/desabonnement',
    access: 'public',
    summary: 'The page of a mail’s unsubscribe link: it asks first, because mail scanners open links',
    query: jeton,
    answers: { 200: page },
  },
  createDesabonnement: {
    method: 'POST',
    path: '/api/desabonnement',
    access: 'public',
    summary: 'Stop a kind of mail, from its unsubscribe link or by the one click of a mail client (RFC 8058)',
    query: jeton,
    encoding: 'form',
    body: unClic,
    answers: { 200: page },
    refuses: [commonErrors.introuvable],
  },
})
