import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { boActusEndpoints } from '@entrelles/contract/modules/bo-actus/bo-actus.endpoints.ts'
import type { FiltresActus } from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'
import { queryOf } from '#kit/query.ts'

export const actusQuery = (filtres: FiltresActus, page: number) =>
  queryOf(boActusEndpoints.listActus, { query: { ...filtres, page } })
export const programmeesQuery = (mois: string) =>
  queryOf(boActusEndpoints.listActusProgrammees, { query: { mois } })
export const epingleesQuery = () => queryOf(boActusEndpoints.listActusEpinglees, {})
/** The open branches. */
export const choixTerritoiresQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})
