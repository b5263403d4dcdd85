import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { boEvenementsEndpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { queryOf } from '#kit/query.ts'

/** Radius of « near me ». */
export const PROCHE_KM = 50

export const profilQuery = (id: string) =>
  queryOf(adherentesEndpoints.getAdherente, { params: { id }, query: {} })
export const evenementsQuery = () => queryOf(evenementsEndpoints.listEvenements, { query: {} })
export const evenementsProchesQuery = () =>
  queryOf(evenementsEndpoints.listEvenements, { query: { distanceKilometre: PROCHE_KM } })
/** The first unread notifications. */
export const nonLuesQuery = () => queryOf(notificationsEndpoints.listNotifications, { query: { lue: 'non' } })
export const nouvellesQuery = () =>
  queryOf(adherentesEndpoints.listAdherentes, { query: { nouvelles: 'oui', distanceKm: PROCHE_KM } })

/** Queries for coordinators. */
export const organisesQuery = () =>
  queryOf(boEvenementsEndpoints.listEvenementsBo, { query: { onglet: 'a_venir' } })
export const aEmargerQuery = () => queryOf(boEvenementsEndpoints.listEmargementsAFaire, { query: {} })
export const aAccueillirQuery = (id: TerritoireId) =>
  queryOf(boAntennesEndpoints.listAAccueillir, { params: { id }, query: {} })
