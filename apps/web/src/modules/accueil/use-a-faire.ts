import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { useNonLus } from '#kit/non-lus.ts'
import { canOpen } from '#kit/route.ts'
import { useUser } from '#kit/session.ts'
import { agendaQuery } from '#modules/agenda/agenda.public.ts'
import { useMessagesEnAttente } from '#modules/messagerie/messagerie.public.tsx'
import { coordinationOf, offresOf, reponsesOf } from './a-faire.ts'
import { aAccueillirQuery, aEmargerQuery, nonLuesQuery, organisesQuery, profilQuery } from './accueil.api.ts'

const ESPACES: readonly Espace[] = ['coordinatrice', 'administratrice']

/** The unread notifications; they follow the red dot. */
const useNotificationsNonLues = () => {
  const { notifications: isTold } = useNonLus()
  const { data, isLoading, refetch } = useQuery(nonLuesQuery())
  const nonLues = data?.notifications ?? []
  const hasUnread = nonLues.length > 0
  const wasTold = useRef(isTold)
  useEffect(() => {
    if (wasTold.current === isTold) return
    wasTold.current = isTold
    if (isTold !== hasUnread) void refetch()
  }, [isTold, hasUnread, refetch])
  return { isLoading, nonLues }
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
  const notifications = useNotificationsNonLues()
  const organises = useQuery({ ...organisesQuery(), enabled: coordonne })
  const aEmarger = useQuery({ ...aEmargerQuery(), enabled: espace !== undefined })
  const nouvelles = useQuery({
    ...aAccueillirQuery(territoireId ?? ('' as TerritoireId)),
    enabled: coordonne && territoireId !== undefined,
  })
  return {
    isLoading: [profil, agenda, messages, notifications, organises, aEmarger, nouvelles].some(
      ({ isLoading }) => isLoading,
    ),
    espace,
    profil: profil.data,
    aFaire: [
      ...messages.tasks,
      ...reponsesOf(notifications.nonLues),
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
