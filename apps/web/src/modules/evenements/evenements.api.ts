import { agendaEndpoints } from '@entrelles/contract/modules/agenda/agenda.endpoints.ts'
import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import type {
  EvenementId,
  FiltresEvenements,
  MonInscription,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { intervenantsEndpoints } from '@entrelles/contract/modules/intervenants/intervenants.endpoints.ts'
import { participationsEndpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

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
  queryOf(participationsEndpoints.listDernieresInscrites, { query: { evenementId: idOf(id) } })
export const intervenantQuery = (id: IntervenantId) =>
  queryOf(intervenantsEndpoints.getIntervenant, { params: { id } })

// What follows is given here rather than with the act: the page is read again first, and what was pressed may be gone
// by then, along with what it was to say.
export const useCreateParticipation = (onSuccess: (issue: MonInscription) => void) =>
  useMutation({ ...actOf(participationsEndpoints.createParticipation), onSuccess })
export const useDeleteParticipation = (onSuccess: () => void) =>
  useMutation({ ...actOf(participationsEndpoints.deleteParticipation), onSuccess })
export const useAcceptOffre = (onSuccess: () => void) =>
  useMutation({ ...actOf(participationsEndpoints.acceptOffre), onSuccess })
export const useDeclineOffre = (onSuccess: () => void) =>
  useMutation({ ...actOf(participationsEndpoints.declineOffre), onSuccess })
export const useUpdateBesoins = () => useMutation(mutationOf(participationsEndpoints.updateBesoins))
export const useCreateFavori = () => useMutation(actOf(participationsEndpoints.createFavori))
export const useDeleteFavori = () => useMutation(actOf(participationsEndpoints.deleteFavori))

// Not mutations: nothing changes, nothing is to be read again.
export const getIcs = (id: string) => call(agendaEndpoints.getIcsEvenement, { params: { id: idOf(id) } })
export const getAttestation = (id: string) =>
  call(emargementEndpoints.getAttestationParticipation, { params: { id: idOf(id) } })
