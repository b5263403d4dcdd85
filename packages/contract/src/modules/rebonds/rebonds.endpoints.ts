import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { z } from '#kit/z.ts'
import { SOURCES_REBOND } from './rebonds.schema.ts'

const source = z.strictObject({ source: z.enum(SOURCES_REBOND).default('generique') })

export const rebondsEndpoints = defineEndpoints({
  createRebonds: {
    method: 'POST',
    path: '/api/webhooks/mail',
    access: 'public',
    summary: 'Receive bounces and complaints of the mail service, signed, in the form that `source` names',
    query: source,
    body: z.string().max(200_000),
    raw: true,
    // Mailgun sends a notification again unless the answer is exactly a 200.
    answers: { 200: z.object({}) },
    refuses: [commonErrors.introuvable, commonErrors.acces_refuse],
    transaction: 'own',
  },
  deleteMonRebond: {
    method: 'DELETE',
    path: '/api/rebonds/mien',
    access: 'adherente',
    summary: 'Write to the caller’s address again, because she says that it works',
    answers: { 204: noContent },
    limit: {
      max: 3,
      seconds: 86_400,
      message:
        'Tu nous l’as déjà dit plusieurs fois aujourd’hui. Corrige ton adresse dans «\u00a0Mon compte\u00a0», ou réessaie demain.',
    },
  },
})
