import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { Espace } from '#kit/back-offices.ts'
import { useNonLus } from '#kit/non-lus.ts'
import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { useFollowDot } from '#kit/use-follow-dot.ts'
import { agendaQuery } from '#modules/agenda/agenda.public.ts'
import { enCoursQuery } from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { useMessagesEnAttente } from '#modules/messagerie/messagerie.public.tsx'
import { coordinationOf, offresOf, reponsesOf } from './a-faire.ts'
import {
  aAccueillirQuery,
  aEmargerQuery,
  organisesQuery,
  profilQuery,
  reponsesNonLuesQuery,
} from './accueil.api.ts'

const ESPACES: readonly Espace[] = ['coordinatrice', 'administratrice']

/** Unread answers to her own requests; they follow the red dot. */
const useReponses = (moi: AdherenteId) => {
  const { notifications: isTold } = useNonLus()
  const { data: nonLues = [], isLoading, refetch } = useQuery(reponsesNonLuesQuery())
  useFollowDot(isTold, nonLues.length > 0, refetch)
  const demandes = useQuery({ ...enCoursQuery(moi), enabled: nonLues.length > 0 })
  return {
    isLoading: isLoading || demandes.isLoading,
    tasks: reponsesOf(nonLues, demandes.data?.coupsdepouce ?? []),
  }
}

/** Pending tasks. A failed query only omits its line. */
export const useAFaire = () => {
  const user = useUser()
  // A member with both roles uses the coordinator’s back office.
  const espace = ESPACES.find((access) => canOpen(access, user))
  const coordonne = espace === 'coordinatrice'
  const profil = useQuery(profilQuery(user.adherente.id))
  const territoireId = profil.data?.territoireCoordonne?.id
  const agenda = useQuery(agendaQuery('1', 1))
  const messages = useMessagesEnAttente()
  const reponses = useReponses(user.adherente.id)
  const organises = useQuery({ ...organisesQuery(), enabled: coordonne })
  const aEmarger = useQuery({ ...aEmargerQuery(), enabled: espace !== undefined })
  const nouvelles = useQuery({
    ...aAccueillirQuery(territoireId ?? ('' as TerritoireId)),
    enabled: coordonne && territoireId !== undefined,
  })
  return {
    isLoading: [profil, agenda, messages, reponses, organises, aEmarger, nouvelles].some(
      ({ isLoading }) => isLoading,
    ),
    espace,
    profil: profil.data,
    aFaire: [
      ...messages.tasks,
      ...reponses.tasks,
      ...offresOf(agenda.data?.evenements ?? []),
      ...coordinationOf({
        territoireId,
        nouvelles: nouvelles.data?.adherentes ?? [],
        organises: organises.data?.evenements ?? [],
        aEmarger: aEmarger.data?.evenements ?? [],
      }),
    ],
  }
}
