import { defineEndpoints } from '#kit/endpoint.ts'
import { bodyBytes } from '#kit/fichier.ts'
import { IMAGE_MAX_OCTETS, IMAGES_JOUR_MAX, media, mediaForm } from './medias.schema.ts'
import { QUOTA_IMAGES } from './medias.texts.ts'

export const mediasEndpoints = defineEndpoints({
  createMedia: {
    method: 'POST',
    path: '/api/medias',
    access: 'active',
    summary: 'Upload a picture; a job then produces its sizes',
    body: mediaForm,
    encoding: 'form',
    maxBytes: bodyBytes(1, IMAGE_MAX_OCTETS),
    limit: { max: IMAGES_JOUR_MAX, seconds: 86_400, message: QUOTA_IMAGES },
    transaction: 'own',
    answers: { 201: media },
  },
})
