import type { FiltreDiscussions } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { messagerieEndpoints } from '@entrelles/contract/modules/messagerie/messagerie.endpoints.ts'
import type {
  Discussion,
  DiscussionId,
  MessageId,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { messagesEndpoints } from '@entrelles/contract/modules/messagerie/messages.endpoints.ts'
import type { EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { infiniteQueryOptions, queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { CallError } from '#kit/errors.ts'
import { refreshNonLus } from '#kit/non-lus.ts'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'
import { queryClient } from '#kit/query-client.ts'
import { avecChangements, filOf, type Fil } from './fil.ts'

const { listDiscussions, listMessagesTrouves } = messagerieEndpoints
const { listMessages, listChangements, getMessage } = messagesEndpoints

const idOf = (id: string) => id as DiscussionId
const paramsOf = (id: string) => ({ params: { id: idOf(id) } })

/** Pages that add up, because a discussion moves to the top with each message. */
export const discussionsQuery = (filtre: FiltreDiscussions, termes?: string) =>
  infiniteQueryOptions({
    queryKey: [listDiscussions.path, 'pages', filtre, termes ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(listDiscussions, { query: { filtre, ...(termes && { termes }), page: pageParam } }, signal),
    initialPageParam: 1,
    // The list counts no further than its page: `plus` tells that there is another one.
    getNextPageParam: ({ plus }: EndpointResponse<typeof listDiscussions>, pages) =>
      plus ? pages.length + 1 : undefined,
  })

/** The first discussions with unread messages, for the home page. */
export const nonLuesQuery = () => queryOf(listDiscussions, { query: { filtre: 'non_lues' } })

export const messagesTrouvesQuery = (termes: string) =>
  infiniteQueryOptions({
    queryKey: [listMessagesTrouves.path, 'pages', termes],
    queryFn: ({ pageParam, signal }) =>
      call(listMessagesTrouves, { query: { termes, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ nbmessages, limit, plus }: EndpointResponse<typeof listMessagesTrouves>, pages) =>
      plus || pages.length * limit < nbmessages ? pages.length + 1 : undefined,
  })

export const destinatairesQuery = (termes: string) =>
  queryOf(messagerieEndpoints.listDestinataires, { query: { termes } })
export const destinataireQuery = (id: string) =>
  queryOf(messagerieEndpoints.getDestinataire, { params: { id: id as AdherenteId } })
export const discussionQuery = (id: string) => queryOf(messagerieEndpoints.getDiscussion, paramsOf(id))
export const messageQuery = (messageId: string) =>
  queryOf(getMessage, { params: { messageId: messageId as MessageId } })
export const lectureVisibleQuery = () => queryOf(messagerieEndpoints.getLectureVisible, {})

/** Calls that follow the changes one by one; a device that has missed more reads the thread again. */
const SUITES_MAX = 4

/** Applies what has changed to the thread as it is when each answer arrives; undefined when too much has changed. */
const catchUp = async (
  id: string,
  read: () => Fil | undefined,
  signal: AbortSignal,
): Promise<Fil | undefined> => {
  let fil = read()
  for (let suite = 0; fil && suite < SUITES_MAX; suite += 1) {
    const depuis = fil.revision
    const changements = await call(listChangements, { ...paramsOf(id), query: { depuis } }, signal)
    // Own messages and older pages may have joined the thread meanwhile.
    fil = avecChangements(read() ?? fil, changements, depuis)
    if (!changements.plus) return fil
  }
  return undefined
}

export const readPage = async (
  id: string,
  fenetre: { readonly avant?: number; readonly apres?: number; readonly autour?: number },
  signal?: AbortSignal,
) => call(listMessages, { ...paramsOf(id), query: fenetre }, signal)

/** The number of the message that the address names; undefined if it is not hers to read, or of another discussion. */
const numeroOf = async (id: string, cible: string, signal: AbortSignal): Promise<number | undefined> => {
  try {
    const found = await call(getMessage, { params: { messageId: cible as MessageId } }, signal)
    return found.discussionId === id ? found.numero : undefined
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 422)) return undefined
    throw error
  }
}

const readFirst = async (
  client: QueryClient,
  id: string,
  cible: string | undefined,
  signal: AbortSignal,
): Promise<Fil> => {
  const autour = cible === undefined ? undefined : await numeroOf(id, cible, signal)
  if (autour !== undefined) return filOf(await readPage(id, { autour }, signal))
  const [discussion, newest] = await Promise.all([
    client.fetchQuery(discussionQuery(id)),
    readPage(id, {}, signal),
  ])
  const first = newest.messages[0]?.numero ?? 0
  // The unread line is higher than the last page: the thread opens there.
  return discussion.nonLus > 0 && discussion.luJusqua + 1 < first
    ? filOf(await readPage(id, { autour: discussion.luJusqua + 1 }, signal))
    : filOf(newest)
}

/** The key of a thread, also of one that was opened at a message. */
const filKey = (id: string, cible?: string) =>
  cible === undefined ? [listMessages.path, id] : [listMessages.path, id, cible]

/** A thread. Once read, reading it again asks for what has changed since, so that nothing that is shown goes away. */
export const filQuery = (id: string, cible?: string) => {
  const queryKey = filKey(id, cible)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Fil> =>
      (await catchUp(id, () => client.getQueryData<Fil>(queryKey), signal)) ??
      (await readFirst(client, id, cible, signal)),
  })
}

/** Changes the threads of a discussion that this page holds. */
export const changeFils = (id: string, change: (fil: Fil) => Fil): void =>
  void queryClient.setQueriesData<Fil>({ queryKey: filKey(id) }, (fil) => fil && change(fil))

export const invalidateFils = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: filKey(id) })
export const invalidateListes = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [listDiscussions.path] })

/** She has read up to this message. Not a mutation: the thread shows nothing of it, and must not be read again. */
export const sendLecture = async (id: string, numero: number): Promise<void> => {
  await call(messagerieEndpoints.updateLectureDiscussion, { ...paramsOf(id), body: { numero } })
  queryClient.setQueryData(
    discussionQuery(id).queryKey,
    (known: Discussion | undefined) =>
      known && {
        ...known,
        luJusqua: Math.max(known.luJusqua, numero),
        nonLus: numero >= known.numero ? 0 : known.nonLus,
      },
  )
  void refreshNonLus()
  await invalidateListes()
}

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreateDiscussion = () => useMutation(mutationOf(messagerieEndpoints.createDiscussion))
export const useUpdateDiscussion = () => useMutation(mutationOf(messagerieEndpoints.updateDiscussion))
export const useAddParticipantes = () => useMutation(mutationOf(messagerieEndpoints.addParticipantes))
export const useDeleteParticipante = (said: string) =>
  useMutation(actOf(messagerieEndpoints.deleteParticipante, said))
export const useEndParticipation = (said: string) =>
  useMutation(actOf(messagerieEndpoints.endParticipation, said))
export const useUpdateMuette = () =>
  useMutation(
    actOf(messagerieEndpoints.updateMuette, (_answer, { body }) =>
      body.muette ? 'Tu ne reçois plus ni e-mail ni notification.' : 'Tu es de nouveau prévenue.',
    ),
  )
export const useUpdateEpingle = () =>
  useMutation(
    actOf(messagerieEndpoints.updateEpingleDiscussion, (_answer, { body }) =>
      body.epinglee ? 'La discussion est épinglée.' : 'La discussion n’est plus épinglée.',
    ),
  )
export const useUpdateArchive = () =>
  useMutation(
    actOf(messagerieEndpoints.updateArchiveDiscussion, (_answer, { body }) =>
      body.archivee ? 'La discussion est archivée.' : 'La discussion est de retour dans ta boîte.',
    ),
  )
export const useAcceptContact = (said: string) => useMutation(actOf(messagerieEndpoints.acceptContact, said))
export const useDeclineContact = (said: string) =>
  useMutation(actOf(messagerieEndpoints.declineContact, said))
export const useUpdateLectureVisible = (said: string) =>
  useMutation(actOf(messagerieEndpoints.updateLectureVisible, said))
export const useOpenDiscussionReponse = () => useMutation(actOf(messagerieEndpoints.openDiscussionReponse))
export const useOpenDiscussionEvenement = () =>
  useMutation(actOf(messagerieEndpoints.openDiscussionEvenement))
export const useOpenDiscussionTerritoire = () =>
  useMutation(actOf(messagerieEndpoints.openDiscussionTerritoire))

export const useUpdateMessage = () => useMutation(mutationOf(messagesEndpoints.updateMessage))
export const useDeleteMessage = (said: string) => useMutation(actOf(messagesEndpoints.deleteMessage, said))
export const useUpdateReaction = () => useMutation(actOf(messagesEndpoints.updateReactionMessage))
export const useDeleteReaction = () => useMutation(actOf(messagesEndpoints.deleteReactionMessage))
