import { defineEndpoints } from '#kit/endpoint.ts'
import { z } from '#kit/z.ts'
import { categorieReferentiel, codePostal, referentiel, ville } from './referentiels.schema.ts'

const ONE_HOUR = 3600

export const referentielsEndpoints = defineEndpoints({
  listReferentiels: {
    method: 'GET',
    path: '/api/referentiels',
    access: 'public',
    summary: 'The choices offered in a category',
    query: z.strictObject({ categorie: categorieReferentiel }),
    answers: { 200: z.array(referentiel) },
    cacheSeconds: ONE_HOUR,
  },
  listVilles: {
    method: 'GET',
    path: '/api/villes',
    access: 'public',
    summary: 'The communes of a postal code',
    query: z.strictObject({ codePostal }),
    answers: { 200: z.array(ville) },
    cacheSeconds: ONE_HOUR,
  },
})
