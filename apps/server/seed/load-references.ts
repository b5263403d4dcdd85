import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { allowLongStatements } from '#db/connection.ts'
import { referentiels } from './referentiels.ts'

const communesFile = new URL('./communes/communes.tsv.gz', import.meta.url)
const anciennesFile = new URL('./communes/anciennes.tsv', import.meta.url)

/** Runs a load once per edition of the data, identified by its hash. */
const onceForEdition = async (db: Db, nom: string, content: string, load: (trx: Db) => Promise<void>) => {
  const empreinte = createHash('sha256').update(content).digest('hex')
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('donnees_embarquees'))`.execute(trx)
    const known = await trx
      .selectFrom('donnees_embarquees')
      .where('nom', '=', nom)
      .select('empreinte')
      .executeTakeFirst()
    if (known?.empreinte === empreinte) return
    await load(trx)
    await trx
      .insertInto('donnees_embarquees')
      .values({ nom, empreinte })
      .onConflict((conflict) => conflict.column('nom').doUpdateSet({ empreinte }))
      .execute()
  })
}

const loadVilles = async (db: Db, tsv: string): Promise<void> => {
  const [, ...lines] = tsv.trimEnd().split('\n')
  const rows = lines.map((line) => line.split('\t'))
  const column = (index: number): (string | null)[] => rows.map((row) => row[index] || null)
  await allowLongStatements(db)
  await sql`
    insert into villes (id, nom, departement, nom_departement, region, population, latitude, longitude)
    select * from unnest(
      ${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::text[], ${column(4)}::text[],
      ${column(5)}::int[], ${column(6)}::float8[], ${column(7)}::float8[])
    on conflict (id) do update set
      nom = excluded.nom, departement = excluded.departement, nom_departement = excluded.nom_departement,
      region = excluded.region, population = excluded.population,
      latitude = excluded.latitude, longitude = excluded.longitude`.execute(db)
  await sql`delete from codes_postaux`.execute(db)
  await sql`
    insert into codes_postaux (code, ville_id)
    select code, id from unnest(${column(0)}::text[], ${column(8)}::text[]) as v (id, codes),
      lateral string_to_table(codes, ',') as code`.execute(db)
}

const loadAnciennes = async (db: Db, tsv: string): Promise<void> => {
  const [, ...lines] = tsv.trimEnd().split('\n')
  const rows = lines.map((line) => line.split('\t'))
  await sql`delete from villes_anciennes`.execute(db)
  await sql`
    insert into villes_anciennes (ville_id, nom)
    select * from unnest(${rows.map(([id]) => id)}::text[], ${rows.map(([, nom]) => nom)}::text[])`.execute(
    db,
  )
}

const loadReferentiels = async (db: Db): Promise<void> => {
  await db
    .insertInto('referentiels')
    .values([...referentiels])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Fills the tables whose content ships with the code: communes and initial referentials. */
export const loadReferences = async (db: Db): Promise<void> => {
  const communes = gunzipSync(readFileSync(communesFile)).toString('utf8')
  await onceForEdition(db, 'communes', communes, (trx) => loadVilles(trx, communes))
  const anciennes = readFileSync(anciennesFile, 'utf8')
  await onceForEdition(db, 'anciennes-communes', anciennes, (trx) => loadAnciennes(trx, anciennes))
  await onceForEdition(db, 'referentiels', JSON.stringify(referentiels), loadReferentiels)
}
