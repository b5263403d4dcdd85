import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { boEvenementsEndpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { CallError } from '#kit/errors.ts'
import { everyPage } from '#kit/list/every-page.ts'
import { queryOf } from '#kit/query.ts'

/** Radius of « near me ». */
export const PROCHE_KM = 50

export const profilQuery = (id: string) =>
  queryOf(adherentesEndpoints.getAdherente, { params: { id }, query: {} })
export const evenementsQuery = () => queryOf(evenementsEndpoints.listEvenements, { query: {} })
export const evenementsProchesQuery = () =>
  queryOf(evenementsEndpoints.listEvenements, { query: { distanceKilometre: PROCHE_KM } })
const { listNotifications } = notificationsEndpoints
const reponsesNonLues = { lue: 'non', type: 'reponse_coup_de_pouce' } as const

/** All her unread notifications of answers, not only the first page: those of her own requests may come after many others. */
export const reponsesNonLuesQuery = () =>
  queryOptions({
    queryKey: [listNotifications.path, reponsesNonLues, 'toutes'],
    queryFn: async ({ signal }) => {
      const read = (page: number) => call(listNotifications, { query: { ...reponsesNonLues, page } }, signal)
      const pages = await everyPage(read, ({ nbnotifications }) => nbnotifications)
      return pages.flatMap(({ notifications }) => notifications)
    },
  })
export const nouvellesQuery = () =>
  queryOf(adherentesEndpoints.listAdherentes, { query: { nouvelles: 'oui', distanceKm: PROCHE_KM } })

/** Queries for coordinators. */
const { listTerritoiresBo } = boAntennesEndpoints
const parNom = { trinom: 'asc' } as const

/**
 * The branches that she coordinates; null where the back office requires a second factor that she does not have, because requests are
 * read without it.
 */
export const antennesCoordonneesQuery = () =>
  queryOptions({
    queryKey: [listTerritoiresBo.path, parNom, 'siennes'],
    queryFn: async ({ signal }) => {
      try {
        return (await call(listTerritoiresBo, { query: parNom }, signal)).territoires
      } catch (error) {
        if (error instanceof CallError && error.code === commonErrors.second_facteur_requis().code)
          return null
        throw error
      }
    },
  })
export const organisesQuery = () =>
  queryOf(boEvenementsEndpoints.listEvenementsBo, { query: { onglet: 'a_venir' } })
export const aEmargerQuery = () => queryOf(boEvenementsEndpoints.listEmargementsAFaire, { query: {} })
export const aAccueillirQuery = (id: TerritoireId) =>
  queryOf(boAntennesEndpoints.listAAccueillir, { params: { id }, query: {} })
