import { boNotationsEndpoints } from '@entrelles/contract/modules/bo-notations/bo-notations.endpoints.ts'
import type { FiltresNotations } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { queryOf } from '#kit/query.ts'

export const resultatsNotationsQuery = () => queryOf(boNotationsEndpoints.getResultatsNotations, {})
export const notationsQuery = (filtres: FiltresNotations, page: number) =>
  queryOf(boNotationsEndpoints.listNotations, { query: { ...filtres, page } })
