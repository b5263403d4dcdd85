import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boParticipationsEndpoints } from '@entrelles/contract/modules/bo-participations/bo-participations.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { mutationOf, queryOf } from '#kit/query.ts'

const of = (id: string) => ({ params: { id: id as EvenementId } })

export const participantesQuery = (id: string, page: number) =>
  queryOf(boParticipationsEndpoints.listParticipationsBo, { ...of(id), query: { page } })
export const queueQuery = (id: string, page: number) =>
  queryOf(boParticipationsEndpoints.listQueue, { ...of(id), query: { page } })

export const usePromote = () => useMutation(mutationOf(boParticipationsEndpoints.promoteParticipation))
export const useCancelOffre = () => useMutation(mutationOf(boParticipationsEndpoints.cancelOffre))
export const useDeleteParticipation = () =>
  useMutation(mutationOf(boParticipationsEndpoints.deleteParticipationBo))
export const useCreateAnnonce = () => useMutation(mutationOf(boParticipationsEndpoints.createAnnonce))

export type Format = 'csv' | 'xlsx'
export type Cibles = 'inscrites' | 'en_attente'

/** An export of the participants or of the waiting list; the journal records the download. */
export const getExport = (id: string, format: Format, cibles: Cibles): Promise<Blob> =>
  call(
    format === 'csv'
      ? boParticipationsEndpoints.exportParticipationsCsv
      : boParticipationsEndpoints.exportParticipationsXlsx,
    { ...of(id), query: { cibles } },
  )
