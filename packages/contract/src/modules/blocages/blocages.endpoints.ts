import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { blocagesErrors } from './blocages.errors.ts'
import { adherenteBloquee, blocage, blocageForm } from './blocages.schema.ts'

export const blocagesEndpoints = defineEndpoints({
  listBlocages: {
    method: 'GET',
    path: '/api/blocages',
    access: 'adherente',
    summary: 'The members whom the caller has blocked, the latest first',
    query: pageQuery,
    answers: { 200: listAnswer('adherentes', adherenteBloquee) },
  },
  createBlocage: {
    method: 'POST',
    path: '/api/blocages',
    access: 'active',
    summary: 'Block a member: neither sees the other any more; repeating it returns the same response',
    body: blocageForm,
    answers: { 201: blocage },
    refuses: [commonErrors.introuvable, blocagesErrors.soi_meme, blocagesErrors.trop_de_blocages],
  },
  deleteBlocage: {
    method: 'DELETE',
    path: '/api/blocages/:id',
    access: 'adherente',
    summary: 'Unblock a member, by her id',
    params: idParams(adherenteId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
