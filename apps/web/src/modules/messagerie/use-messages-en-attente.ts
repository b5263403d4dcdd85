import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useNonLus } from '#kit/non-lus.ts'
import { useFollowDot } from '#kit/use-follow-dot.ts'
import type { Task } from '#ui/TaskLinks.tsx'
import { nonLuesQuery } from './messagerie.api.ts'
import { attendentOf } from './mots.ts'

/** « 2 messages t’attendent », for the home page; it follows the red dot. */
export const useMessagesEnAttente = (): { readonly isLoading: boolean; readonly tasks: readonly Task[] } => {
  const { messages: isTold } = useNonLus()
  const { data, isLoading, refetch } = useQuery(nonLuesQuery())
  useFollowDot(isTold, (data?.discussions.length ?? 0) > 0, refetch)
  const mots = data && attendentOf(data.discussions, data.plus === true)
  return {
    isLoading,
    tasks: mots === undefined ? [] : [{ to: pathTo('/messagerie'), icon: 'chat-circle-dots', mots }],
  }
}
