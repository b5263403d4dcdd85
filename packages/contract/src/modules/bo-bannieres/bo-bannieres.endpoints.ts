import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import {
  banniereBo,
  banniereForm,
  banniereId,
  banniereUpdate,
  filtresBannieres,
  resumeBannieres,
} from '#modules/bannieres/bannieres.schema.ts'

export const boBannieresEndpoints = defineEndpoints({
  listBannieresBo: {
    method: 'GET',
    path: '/api/bo/bannieres',
    access: 'administratrice',
    summary: 'The banners of a tab; scheduled ones are listed next first, the others latest first',
    query: pageQuery.extend(filtresBannieres.shape),
    answers: { 200: listAnswer('bannieres', banniereBo) },
  },
  getResumeBannieres: {
    method: 'GET',
    path: '/api/bo/bannieres/resume',
    access: 'administratrice',
    summary: 'The number of banners in each tab, up to the count limit',
    answers: { 200: resumeBannieres },
  },
  createBanniere: {
    method: 'POST',
    path: '/api/bo/bannieres',
    access: 'administratrice',
    summary: 'Add a banner, shown from its first day to its last',
    body: banniereForm,
    answers: { 201: banniereBo },
    creates: true,
  },
  updateBanniere: {
    method: 'PUT',
    path: '/api/bo/bannieres/:id',
    access: 'administratrice',
    summary: 'Change a banner; members who dismissed it do not see it again',
    params: idParams(banniereId),
    body: banniereUpdate,
    answers: { 200: banniereBo },
    refuses: [commonErrors.introuvable, commonErrors.version_depassee],
  },
  deleteBanniere: {
    method: 'DELETE',
    path: '/api/bo/bannieres/:id',
    access: 'administratrice',
    summary: 'Delete a banner and its views',
    params: idParams(banniereId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
