import { formatName } from '@entrelles/contract/kit/format.ts'
import {
  ADHERENTES_MAX,
  type AdherenteBo,
  type AdherenteTrouvee,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import { prefixQuery } from '#db/text-search.ts'

/** The member joined as `c` (comptes) and `v` (villes); null once her account is erased. */
export const adherenteJson = sql<AdherenteBo | null>`case when c.id is not null then json_build_object(
  'id', c.id, 'prenom', c.prenom, 'nom', c.nom, 'commune', v.nom, 'photo', c.photo) end`

/** The same, with the facts that determine her next year. */
export const adherenteTrouveeJson = sql<AdherenteTrouvee | null>`case when c.id is not null then json_build_object(
  'id', c.id, 'prenom', c.prenom, 'nom', c.nom, 'commune', v.nom, 'photo', c.photo, 'email', c.email,
  'payeJusquau', c.paye_jusquau,
  'coordonne', exists (select from coordinations k where k.compte_id = c.id)) end`

export const nomOf = (adherente: { prenom: string; nom: string | null } | null | undefined): string =>
  adherente ? formatName(adherente) : 'Ancienne membre'

/**
 * Whether the member matches the words. The array makes PostgreSQL search the words first, whatever the number of
 * matches.
 */
export const isAmong = (compteId: string, mots: RawBuilder<unknown> | undefined): RawBuilder<boolean> =>
  sql`${sql.ref(compteId)} = any(array(
    select t.id from comptes t where mots_compte(t.prenom, t.nom, t.email) @@ ${mots}))`

const selectTrouvees = (db: Db) =>
  db
    .selectFrom('comptes as c')
    .leftJoin('villes as v', 'v.id', 'c.ville_id')
    .where('c.etape_inscription', '=', 'termine')
    .select(adherenteTrouveeJson.as('adherente'))

/** Members whose names or e-mail address start with these words. */
export const listAdherentesBo = async (db: Db, termes: string) => {
  const mots = prefixQuery(termes, 'noms')
  if (!mots) return { adherentes: [] }
  const rows = await selectTrouvees(db)
    .where(sql<boolean>`mots_compte(c.prenom, c.nom, c.email) @@ ${mots}`)
    .orderBy('c.nom')
    .orderBy('c.prenom')
    .orderBy('c.id')
    .limit(ADHERENTES_MAX)
    .execute()
  return { adherentes: rows.flatMap(({ adherente }) => adherente ?? []) }
}

/** A member who may be given a year. */
export const findAdherente = async (db: Db, compteId: string): Promise<AdherenteTrouvee | undefined> =>
  (await selectTrouvees(db).where('c.id', '=', compteId).executeTakeFirst())?.adherente ?? undefined
