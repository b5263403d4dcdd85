import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { boRechercheErrors } from '@entrelles/contract/modules/bo-recherche/bo-recherche.errors.ts'
import {
  EXPRESSION_LONGUE,
  MOTS_IDENTIQUES,
} from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import type { Tx } from '#db/client.ts'
import { countFormes, deleteTrouvees, hasFormeLongue, hasFormeTaken } from './bo-recherche.repository.ts'

/**
 * Refuses a group that was just written if its words are one word once they are normalised, make too long an expression, or belong to
 * another group. The searches without results that it answers leave their list.
 */
export const settleSynonyme = async (db: Tx, id: string): Promise<void> => {
  if ((await countFormes(db, id)) < 2) throw invalidForm([{ champ: 'mots', message: MOTS_IDENTIQUES }])
  if (await hasFormeLongue(db, id)) throw invalidForm([{ champ: 'mots', message: EXPRESSION_LONGUE }])
  if (await hasFormeTaken(db, id)) throw boRechercheErrors.mot_deja_pris()
  await deleteTrouvees(db, id)
}
