import { channel } from 'node:diagnostics_channel'
import { isBackOffice } from '@entrelles/contract/kit/access.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import {
  commonErrors,
  formulaireInvalide,
  tropDeDemandes,
  type Refusal,
} from '@entrelles/contract/kit/errors.ts'

const { requete_invalide, format_refuse, trop_volumineux, indisponible, cle_reutilisee } = commonErrors
const { non_connectee, acces_refuse, second_facteur_requis, confirmation_requise } = commonErrors

/** Refusals that follow from the other parts of the declaration: the kit sends them, not the act. */
const impliedBy = ({ method, access, params, query, body, creates, confirmation }: Endpoint): Refusal[] => {
  const hasInput = params !== undefined || query !== undefined || body !== undefined
  return [
    ...(hasInput ? [requete_invalide, formulaireInvalide] : []),
    // A body is parsed even if the endpoint declares none.
    ...(method === 'GET' ? [] : [requete_invalide, trop_volumineux, format_refuse]),
    ...(access === 'public' ? [] : [non_connectee]),
    ...(access === 'public' || access === 'connectee' ? [] : [acces_refuse]),
    ...(isBackOffice(access) ? [second_facteur_requis] : []),
    ...(confirmation ? [confirmation_requise] : []),
    ...(creates ? [cle_reutilisee] : []),
    tropDeDemandes,
    indisponible,
  ]
}

/** All that a call of the endpoint may be refused with, without duplicates. */
export const refusalsOf = (endpoint: Endpoint): readonly Refusal[] => [
  ...new Set([...impliedBy(endpoint), ...(endpoint.refuses ?? [])]),
]

/** Identifies a refusal: two modules may give one code another status. */
export const nameOfRefusal = ({ status, code }: Pick<Refusal, 'status' | 'code'>): string =>
  `${status} ${code}`

export const namesOfRefusals = (endpoint: Endpoint): ReadonlySet<string> =>
  new Set(refusalsOf(endpoint).map(nameOfRefusal))

/** A refusal that was sent, with the name of its endpoint: the test kit compares them with the declarations. */
export type SentRefusal = { readonly endpoint: string; readonly refusal: string }

/** Without a subscriber, as in production, publishing costs nothing. */
export const refusalsSent = channel('entrelles:refusals')
