import { defineEndpoints } from '#kit/endpoint.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { carteAdherente, carteAnnuaire, filtresAnnuaire, profil } from './adherentes.schema.ts'
import { profilEdition, profilForm } from './profil.forms.ts'

export const adherentesEndpoints = defineEndpoints({
  listAdherentes: {
    method: 'GET',
    path: '/api/adherentes',
    access: 'active',
    summary:
      'The directory, by name; narrowed by words that may be mistyped and by filters. With evenementId, who is registered to it',
    query: pageQuery.extend(filtresAnnuaire.shape).extend({ evenementId: evenementId.optional() }),
    answers: {
      200: listAnswer('adherentes', carteAdherente).extend({
        /** Words searched instead of the typed words that match no member. */
        motsCorriges: z.array(z.string()).optional(),
      }),
    },
  },
  listDernieresInscrites: {
    method: 'GET',
    path: '/api/adherentes/last',
    access: 'active',
    summary: 'The latest to register to an event',
    query: z.strictObject({ evenementId }),
    answers: { 200: z.array(carteAdherente) },
  },
  getCarteAnnuaire: {
    method: 'GET',
    path: '/api/adherentes/carte',
    access: 'active',
    summary: 'How many members agree to be on the map, by department',
    answers: { 200: carteAnnuaire },
  },
  getAdherente: {
    method: 'GET',
    path: '/api/adherentes/:id',
    access: 'active',
    summary: 'A member’s profile, as the caller may read it; her own, through somebody else’s eyes',
    params: idParams(adherenteId),
    query: z.strictObject({ comme: z.enum(['reseau', 'antenne', 'coordinatrice']).optional() }),
    answers: { 200: profil },
  },
  getProfilEdition: {
    method: 'GET',
    path: '/api/adherentes/:id/profil',
    access: 'active',
    summary: 'Her own profile with the reach of each field, to be changed',
    params: idParams(adherenteId),
    answers: { 200: profilEdition },
  },
  updateProfil: {
    method: 'PUT',
    path: '/api/adherentes/:id/profil',
    access: 'active',
    summary: 'Changes her own profile',
    params: idParams(adherenteId),
    body: profilForm,
    answers: { 200: profilEdition },
  },
})
