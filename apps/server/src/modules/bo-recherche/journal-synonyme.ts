import type { Synonyme, SynonymeForm } from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import type { Complete } from '#kit/complete.ts'

/** The values that the journal compares before and after an act. */
export const valeursOf = ({ mots }: Synonyme) => ({ mots }) satisfies Complete<SynonymeForm>

export const cibleOf = ({ id, mots }: Synonyme) => ({ type: 'synonyme', id, nom: mots.join(', ') }) as const
