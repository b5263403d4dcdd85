import { coupsDePouceEndpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import { coupDePouceForm } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#kit/call.ts'
import { isRefusal } from '#kit/errors.ts'
import { coupDePouceQuery } from './coups-de-pouce.api.ts'
import { corpsOf, type Saisie } from './saisie.ts'

type CorpsBrouillon = ReturnType<typeof corpsOf>

const { createBrouillon, updateBrouillon, createCoupDePouce, updateCoupDePouce } = coupsDePouceEndpoints

/**
 * Sends the form, one request at a time: each uses the version of the previous response, and the first one of a new
 * request creates its draft.
 */
export const useEnvoi = (initial: CoupDePouce | undefined) => {
  const client = useQueryClient()
  const [demande, setDemande] = useState(initial)
  const latest = useRef(initial)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  /** A creation without an answer: sent again as it was, it cannot make a second draft. */
  const unanswered = useRef<CorpsBrouillon>(undefined)

  const keep = (after: CoupDePouce): CoupDePouce => {
    latest.current = after
    setDemande(after)
    client.setQueryData(coupDePouceQuery(after.id).queryKey, after)
    return after
  }

  const inTurn = (run: () => Promise<CoupDePouce>): Promise<CoupDePouce> => {
    const mine = turn.current.then(run, run)
    turn.current = mine.catch(() => undefined)
    return mine
  }

  const create = async (body: CorpsBrouillon): Promise<CoupDePouce> => {
    unanswered.current = body
    try {
      const after = await call(createBrouillon, { body })
      unanswered.current = undefined
      return keep(after)
    } catch (error) {
      if (isRefusal(error)) unanswered.current = undefined
      throw error
    }
  }

  /** The draft that the server has, after a creation whose answer was lost. */
  const settle = (): Promise<CoupDePouce> | undefined =>
    latest.current === undefined && unanswered.current ? create(unanswered.current) : undefined

  const enregistrer = (saisie: Saisie): Promise<CoupDePouce> =>
    inTurn(async () => {
      const body = corpsOf(saisie)
      await settle()
      if (latest.current === undefined) return create(body)
      const { id, version } = latest.current
      return keep(await call(updateBrouillon, { params: { id }, body: { ...body, version } }))
    })

  const publier = (saisie: Saisie): Promise<CoupDePouce> =>
    inTurn(async () => {
      const body = coupDePouceForm.parse(corpsOf(saisie))
      await settle()
      const before = latest.current
      const after = before
        ? await call(updateCoupDePouce, {
            params: { id: before.id },
            body: { ...body, version: before.version },
          })
        : await call(createCoupDePouce, { body })
      await client.invalidateQueries({ refetchType: 'none' })
      return keep(after)
    })

  return { demande, keep, enregistrer, publier }
}
