import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { agendaEndpoints } from '@entrelles/contract/modules/agenda/agenda.endpoints.ts'
import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { intervenantsEndpoints } from '@entrelles/contract/modules/intervenants/intervenants.endpoints.ts'
import { participationsEndpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { actOf, mutationOf, queryOf, type Said } from '#kit/query.ts'

const idOf = (id: string) => id as EvenementId

export const evenementsQuery = (filtres: FiltresEvenements, page: number) =>
  queryOf(evenementsEndpoints.listEvenements, { query: { ...filtres, page } })
export const themesQuery = () => queryOf(evenementsEndpoints.listThemesEvenements, {})
export const typesQuery = () => queryOf(evenementsEndpoints.listTypesEvenements, {})
export const evenementQuery = (id: string) =>
  queryOf(evenementsEndpoints.getEvenement, { params: { id: idOf(id) } })

export const participationQuery = (id: string) =>
  queryOf(participationsEndpoints.getParticipation, { params: { id: idOf(id) } })
export const dernieresQuery = (id: string) =>
  queryOf(adherentesEndpoints.listDernieresInscrites, { query: { evenementId: idOf(id) } })
export const intervenantQuery = (id: IntervenantId) =>
  queryOf(intervenantsEndpoints.getIntervenant, { params: { id } })

export const useCreateParticipation = (said: Said<typeof participationsEndpoints.createParticipation>) =>
  useMutation(actOf(participationsEndpoints.createParticipation, said))
export const useDeleteParticipation = (said: string) =>
  useMutation(actOf(participationsEndpoints.deleteParticipation, said))
export const useAcceptOffre = (said: string) => useMutation(actOf(participationsEndpoints.acceptOffre, said))
export const useDeclineOffre = (said: string) =>
  useMutation(actOf(participationsEndpoints.declineOffre, said))
export const useUpdateBesoins = () => useMutation(mutationOf(participationsEndpoints.updateBesoins))
export const useCreateFavori = (said: string) =>
  useMutation(actOf(participationsEndpoints.createFavori, said))
export const useDeleteFavori = (said: string) =>
  useMutation(actOf(participationsEndpoints.deleteFavori, said))

// Not mutations: they change nothing, so no refetch is needed.
export const getIcs = (id: string) => call(agendaEndpoints.getIcsEvenement, { params: { id: idOf(id) } })
export const getAttestation = (id: string) =>
  call(emargementEndpoints.getAttestationParticipation, { params: { id: idOf(id) } })
