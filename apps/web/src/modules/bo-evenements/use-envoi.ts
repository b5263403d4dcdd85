import { boEvenementsEndpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { partsOf, type ValeursEvenement } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type {
  AvisEvenement,
  DetailEvenementBo,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#kit/call.ts'
import { evenementBoQuery } from './bo-evenements.api.ts'

/** A new event has nobody to tell. */
export type Envoye = DetailEvenementBo & { readonly avis?: AvisEvenement }

const send = (
  before: DetailEvenementBo | undefined,
  valeurs: ValeursEvenement,
  auto: boolean,
): Promise<Envoye> => {
  const parts = partsOf(valeurs)
  if (before === undefined) return call(boEvenementsEndpoints.createEvenement, { body: parts })
  const { id, version } = before
  return call(boEvenementsEndpoints.updateEvenement, {
    params: { id },
    body: { ...parts, id, version, enregistrementAuto: auto },
  })
}

/**
 * Sends the form, one request at a time: each uses the version of the previous response, and the first one of a new
 * event creates it.
 */
export const useEnvoi = (initial: DetailEvenementBo | undefined) => {
  const client = useQueryClient()
  const [evenement, setEvenement] = useState(initial)
  const latest = useRef(initial)
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const keep = (after: DetailEvenementBo): void => {
    latest.current = after
    setEvenement(after)
    client.setQueryData(evenementBoQuery(after.id).queryKey, after)
  }

  const envoyer = (valeurs: ValeursEvenement, auto: boolean): Promise<Envoye> => {
    const run = async () => {
      const after = await send(latest.current, valeurs, auto)
      keep(after)
      // An automatic save every few seconds must not make every query stale.
      if (!auto) await client.invalidateQueries({ refetchType: 'none' })
      return after
    }
    const mine = turn.current.then(run, run)
    turn.current = mine.catch(() => undefined)
    return mine
  }

  return { evenement, envoyer, keep }
}
