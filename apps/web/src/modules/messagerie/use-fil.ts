import { POLLING_MS } from '@entrelles/contract/kit/constants.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Indice } from '@entrelles/contract/modules/non-lus/non-lus.schema.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '#kit/errors.ts'
import { onIndice, useIsFluxOpen } from '#kit/indices.ts'
import { notifyFailure } from '#kit/notify.ts'
import { avecPage, filOf, isRetouchee, type Fil } from './fil.ts'
import { discussionQuery, filQuery, readPage } from './messagerie.api.ts'

/** So that a message is there within five seconds with the time of the request; random, because all streams may end together. */
const [SANS_FLUX_MS, HASARD_MS] = [0.7 * POLLING_MS, 0.1 * POLLING_MS]

const LECTURES_MS = 1000

/** The thread, followed: at each hint of the stream, on a timer without one, and when the tab is shown again. */
export const useFil = (discussion: Discussion, cible: string | undefined) => {
  const { id } = discussion
  const client = useQueryClient()
  const isFluxOpen = useIsFluxOpen()
  const query = filQuery(id, cible)
  const { queryKey } = query
  const [rythme] = useState(() => SANS_FLUX_MS + Math.random() * HASARD_MS)
  const {
    data: fil,
    error,
    refetch,
  } = useSuspenseQuery({
    ...query,
    refetchInterval: isFluxOpen ? false : rythme,
  })
  const [loading, setLoading] = useState<'avant' | 'apres'>()
  const isLoading = useRef(false)
  const hasFailed = useRef(false)

  const seen = useRef(fil.revision)
  useEffect(() => {
    if (isRetouchee(fil, seen.current)) void client.invalidateQueries(discussionQuery(id))
    seen.current = Math.max(seen.current, fil.revision)
  }, [fil, client, id])

  const follow = useEffectEvent(() => {
    void refetch()
    // What she may do changes with an answer to her request, or when the discussion is closed.
    if (!discussion.droits.ecrire) void client.invalidateQueries(discussionQuery(id))
  })
  // Many members of a group may read a message at once: their readings are asked for together.
  const lectures = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hear = useEffectEvent(({ revision }: Indice) => {
    if (discussion.type === 'directe' || revision > fil.revision) return follow()
    lectures.current ??= setTimeout(() => {
      lectures.current = undefined
      follow()
    }, LECTURES_MS)
    return undefined
  })
  useEffect(() => {
    const stop = onIndice((indice) => {
      if (indice.discussion === id) hear(indice)
    })
    return () => {
      stop()
      clearTimeout(lectures.current)
      lectures.current = undefined
    }
  }, [id])
  // Hints were missed while there was no stream.
  const wasOpen = useRef(isFluxOpen)
  useEffect(() => {
    if (isFluxOpen && !wasOpen.current) follow()
    wasOpen.current = isFluxOpen
  }, [isFluxOpen])

  // What she may do with the first message has changed with the answer to the request, and the message has not.
  const isAccepted = discussion.demandeContact === 'acceptee'
  const wasAccepted = useRef(isAccepted)
  const readAgain = useEffectEvent(async () => {
    try {
      const page = await readPage(id, {})
      client.setQueryData<Fil>(queryKey, (held) => held && avecPage(held, page, 'apres'))
      await refetch()
    } catch (failure) {
      notifyFailure(failure)
    }
  })
  useEffect(() => {
    if (isAccepted && !wasAccepted.current) void readAgain()
    wasAccepted.current = isAccepted
  }, [isAccepted])

  // A block has ended the discussion while it was shown.
  const navigate = useNavigate()
  const isGone = error instanceof CallError && error.status === 404
  useEffect(() => {
    if (isGone) void navigate(pathTo('/messagerie'), { replace: true })
  }, [isGone, navigate])

  /** Loads the page before or after. After a failure, only a press tries again. */
  const load = async (cote: 'avant' | 'apres', isAsked = false): Promise<void> => {
    if (hasFailed.current && !isAsked) return
    const edge = cote === 'avant' ? fil.messages[0] : fil.messages.at(-1)
    if (!fil[cote] || !edge || isLoading.current) return
    isLoading.current = true
    setLoading(cote)
    try {
      const page = await readPage(id, { [cote]: edge.numero })
      client.setQueryData<Fil>(queryKey, (held) => held && avecPage(held, page, cote))
      hasFailed.current = false
      if (page.revision < fil.revision) void refetch()
    } catch (failure) {
      hasFailed.current = true
      notifyFailure(failure)
    } finally {
      isLoading.current = false
      setLoading(undefined)
    }
  }

  /** Replaces what is held by the newest messages, where the thread was opened higher up. */
  const readEnd = async (): Promise<void> => {
    try {
      const newest = filOf(await readPage(id, {}))
      client.setQueryData<Fil>(queryKey, newest)
    } catch (failure) {
      notifyFailure(failure)
    }
  }

  return { fil, loading, load, readEnd }
}
