import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { queryOf } from '#kit/query.ts'

const ofEvenement = (id: string) => ({ params: { id: id as EvenementId } })

/** Several people may check in at once: polling shows the changes of the others. */
const RELECTURE_MS = 20_000

export const feuilleQuery = (id: string) =>
  queryOptions({
    ...queryOf(emargementEndpoints.getEmargement, ofEvenement(id)),
    refetchInterval: RELECTURE_MS,
  })

export const membresQuery = (termes: string) =>
  queryOf(adherentesEndpoints.listAdherentes, { query: { termes } })

export const getFeuillePdf = (id: string) => call(emargementEndpoints.getFeuilleEmargement, ofEvenement(id))
