import { defineEndpoints } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
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
    summary: 'Search the directory, with filters; with evenementId, the members registered for that event',
    query: pageQuery.extend(filtresAnnuaire.shape).extend({ evenementId: evenementId.optional() }),
    answers: {
      200: listAnswer('adherentes', carteAdherente).extend({
        /** Words searched instead of the typed words that match no member. */
        motsCorriges: z.array(z.string()).optional(),
      }),
    },
    refuses: [commonErrors.introuvable],
  },
  listDernieresInscrites: {
    method: 'GET',
    path: '/api/adherentes/last',
    access: 'active',
    summary: 'The last members who registered for an event',
    query: z.strictObject({ evenementId }),
    answers: { 200: z.array(carteAdherente) },
    refuses: [commonErrors.introuvable],
  },
  getCarteAnnuaire: {
    method: 'GET',
    path: '/api/adherentes/carte',
    access: 'active',
    summary: 'The number of members on the map, by department',
    answers: { 200: carteAnnuaire },
  },
  getAdherente: {
    method: 'GET',
    path: '/api/adherentes/:id',
    access: 'active',
    summary: 'A member’s profile, as far as the caller may read it; comme previews the caller’s own',
    params: idParams(adherenteId),
    query: z.strictObject({ comme: z.enum(['reseau', 'antenne', 'coordinatrice']).optional() }),
    answers: { 200: profil },
    refuses: [commonErrors.introuvable],
  },
  getProfilEdition: {
    method: 'GET',
    path: '/api/adherentes/:id/profil',
    access: 'active',
    summary: 'The caller’s profile for editing, with the visibility of each field',
    params: idParams(adherenteId),
    answers: { 200: profilEdition },
    refuses: [commonErrors.introuvable],
  },
  updateProfil: {
    method: 'PUT',
    path: '/api/adherentes/:id/profil',
    access: 'active',
    summary: 'Change the caller’s profile',
    params: idParams(adherenteId),
    body: profilForm,
    answers: { 200: profilEdition },
    refuses: [commonErrors.introuvable, commonErrors.version_depassee],
  },
})
