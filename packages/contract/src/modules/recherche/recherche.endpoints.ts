import { defineEndpoints } from '#kit/endpoint.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { typePublication } from '#modules/actus/actus.schema.ts'
import { carteCoupDePouce, typeCoupDePouce } from '#modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { carteEvenement } from '#modules/evenements/evenements.schema.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import { typeRessource } from '#modules/ressources/ressources.schema.ts'
import {
  adherenteTrouvee,
  filtresRecherche,
  publicationTrouvee,
  ressourceTrouvee,
  resultatsCategorie,
  resultatsRecherche,
  suggestionsRecherche,
  territoireTrouve,
} from './recherche.schema.ts'

export const rechercheEndpoints = defineEndpoints({
  getRecherche: {
    method: 'GET',
    path: '/api/recherche',
    access: 'active',
    summary: 'What she may read that contains the words: the first of each category, and their counts',
    query: z.strictObject({ termes: termes.default('') }),
    answers: { 200: resultatsRecherche },
    // A search that finds nothing is counted.
    transaction: 'own',
  },
  getSuggestionsRecherche: {
    method: 'GET',
    path: '/api/recherche/suggestions',
    access: 'active',
    summary: 'A few results while she types',
    query: z.strictObject({ termes: termes.default('') }),
    answers: { 200: suggestionsRecherche },
  },
  listAdherentesTrouvees: {
    method: 'GET',
    path: '/api/recherche/adherente',
    access: 'active',
    summary: 'The members found, the best match first',
    query: filtresRecherche,
    answers: { 200: resultatsCategorie(adherenteTrouvee) },
  },
  listCoupsDePouceTrouves: {
    method: 'GET',
    path: '/api/recherche/coupdepouce',
    access: 'active',
    summary: 'The help requests found, the best match first',
    query: filtresRecherche.extend({ type: typeCoupDePouce.optional() }),
    answers: { 200: resultatsCategorie(carteCoupDePouce) },
  },
  listEvenementsTrouves: {
    method: 'GET',
    path: '/api/recherche/evenement',
    access: 'active',
    summary: 'The events found, the best match first; past ones last',
    query: filtresRecherche.extend({ type: referentiel.shape.id.optional() }),
    answers: { 200: resultatsCategorie(carteEvenement) },
  },
  listPublicationsTrouvees: {
    method: 'GET',
    path: '/api/recherche/publication',
    access: 'active',
    summary: 'The posts found, the best match first',
    query: filtresRecherche.extend({ type: typePublication.optional() }),
    answers: { 200: resultatsCategorie(publicationTrouvee) },
  },
  listTerritoiresTrouves: {
    method: 'GET',
    path: '/api/recherche/territoire',
    access: 'active',
    summary: 'The branches found, the best match first',
    query: filtresRecherche.omit({ territoire: true, dateMin: true, dateMax: true }),
    answers: { 200: resultatsCategorie(territoireTrouve) },
  },
  listRessourcesTrouvees: {
    method: 'GET',
    path: '/api/recherche/ressource',
    access: 'active',
    summary: 'The resources found, the best match first',
    query: filtresRecherche.extend({ type: typeRessource.optional() }),
    answers: { 200: resultatsCategorie(ressourceTrouvee) },
  },
})
