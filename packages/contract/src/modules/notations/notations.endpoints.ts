import { defineEndpoints } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import {
  notation,
  notationEntiere,
  notationForm,
  notationId,
  notationPubliee,
  notationUpdate,
} from './notations.schema.ts'

export const notationsEndpoints = defineEndpoints({
  createNotation: {
    method: 'POST',
    path: '/api/notation/',
    access: 'active',
    summary: 'Rate the network, or decline to; there is one rating a month, which a second call completes',
    body: notationForm,
    encoding: 'form',
    answers: { 201: notationPubliee },
  },
  updateNotationEntiere: {
    method: 'PUT',
    path: '/api/notation/:id',
    access: 'active',
    summary: 'Replace the whole of the caller’s own rating',
    params: idParams(notationId),
    body: notationEntiere,
    answers: { 200: notation },
    refuses: [commonErrors.introuvable],
  },
  updateNotation: {
    method: 'PATCH',
    path: '/api/notation/:id',
    access: 'active',
    summary: 'Change the score or the comment of the caller’s own rating',
    params: idParams(notationId),
    body: notationUpdate,
    answers: { 200: notation },
    refuses: [commonErrors.introuvable],
  },
})
