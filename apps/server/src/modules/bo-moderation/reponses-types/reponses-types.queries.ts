import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { ReponseType } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Db } from '#db/client.ts'

const selectReponsesTypes = (db: Db) =>
  db
    .selectFrom('reponses_types')
    .select(['id', 'titre', 'usage', 'contenu', 'modifiee_le as dateModification', 'version'])
    .$castTo<ReponseType>()

/** The canned texts, by title. */
export const listReponsesTypes = async (db: Db): Promise<{ reponsesTypes: ReponseType[] }> => ({
  reponsesTypes: await selectReponsesTypes(db).orderBy('titre').orderBy('id').execute(),
})

/** One of them; any other id is a 404. */
export const getReponseType = async (db: Db, id: string): Promise<ReponseType> => {
  const found = await selectReponsesTypes(db).where('id', '=', id).executeTakeFirst()
  if (!found) throw commonErrors.introuvable()
  return found
}
