import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { NOM_DEJA_PRIS, type TerritoireForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Whether another branch has this name, ignoring accents and case. */
const isNomTaken = async (db: Db, nom: string, id: string | null): Promise<boolean> => {
  const { rows } = await sql`
    select from territoires
    where lower(unaccent(nom)) = lower(unaccent(${nom})) and id is distinct from ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** The error on its communes: unknown, or already in another branch. */
const communesProblem = async (
  db: Db,
  communes: readonly string[],
  id: string | null,
): Promise<string | undefined> => {
  const { rows } = await sql<{ ville: string | null; territoire: string | null }>`
    select v.nom as ville, t.nom as territoire
    from unnest(${communes}::text[]) as c (id)
    left join villes v on v.id = c.id
    left join territoires_communes k on k.ville_id = c.id
    left join territoires t on t.id = k.territoire_id and t.id is distinct from ${id} and t.statut <> 'fermee'
    where v.id is null or t.id is not null
    limit 1`.execute(db)
  const [problem] = rows
  if (!problem) return undefined
  return problem.territoire === null
    ? 'Cette commune n’existe pas.'
    : `${problem.ville} fait déjà partie de l’antenne ${problem.territoire}.`
}

/** Refuses a name or a commune of another branch. */
export const assertTerritoire = async (
  db: Db,
  { nom, communes }: Pick<TerritoireForm, 'nom' | 'communes'>,
  id: string | null = null,
): Promise<void> => {
  const problem = await communesProblem(db, communes, id)
  const violations = [
    ...((await isNomTaken(db, nom, id)) ? [{ champ: 'nom', message: NOM_DEJA_PRIS }] : []),
    ...(problem === undefined ? [] : [{ champ: 'communes', message: problem }]),
  ]
  if (violations.length > 0) throw invalidForm(violations)
}
