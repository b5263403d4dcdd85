import { defineEndpoints, noContent, storedFile } from '#kit/endpoint.ts'
import { bodyBytes } from '#kit/fichier.ts'
import { idParams } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { fichiersErrors } from './fichiers.errors.ts'
import {
  FICHIER_MAX_OCTETS,
  fichier,
  fichierForm,
  fichierId,
  FICHIERS_JOUR_MAX,
  lienFichier,
  MIMES_FICHIER,
} from './fichiers.schema.ts'
import { LIMITE_FICHIERS } from './fichiers.texts.ts'

export const fichiersEndpoints = defineEndpoints({
  createFichier: {
    method: 'POST',
    path: '/api/fichiers',
    access: 'active',
    summary: 'Send a private file, before it is attached to an object; only its sender reads it until then',
    body: fichierForm,
    encoding: 'form',
    maxBytes: bodyBytes(1, FICHIER_MAX_OCTETS),
    limit: { max: FICHIERS_JOUR_MAX, seconds: 86_400, message: LIMITE_FICHIERS },
    transaction: 'own',
    answers: { 201: fichier },
    refuses: [fichiersErrors.quota_depasse],
  },
  getLienFichier: {
    method: 'GET',
    path: '/api/fichiers/:id',
    access: 'active',
    summary: 'The signed address of a private file, if the caller may read the object that it is attached to',
    params: idParams(fichierId),
    answers: { 200: lienFichier },
    refuses: [fichiersErrors.fichier_introuvable],
  },
  getContenuFichier: {
    method: 'GET',
    path: '/api/fichiers/:id/contenu',
    access: 'public',
    summary: 'The content of a private file, by its signed address; any wrong, old or revoked one is a 404',
    params: idParams(fichierId),
    query: z.strictObject({ jeton: z.string().max(200) }),
    answers: { 200: storedFile(Object.values(MIMES_FICHIER)) },
    refuses: [fichiersErrors.fichier_introuvable],
  },
  deleteFichier: {
    method: 'DELETE',
    path: '/api/fichiers/:id',
    access: 'active',
    summary: 'Delete a private file of the caller that is not attached to anything yet',
    params: idParams(fichierId),
    answers: { 204: noContent },
    refuses: [fichiersErrors.fichier_introuvable],
  },
})
