import pg from 'pg'

const CALLERS = ['dense', 'rurale', 'lisiere', 'coordinatrice', 'administratrice', 'bloqueuse'] as const
export type CallerName = (typeof CALLERS)[number]

/** Callers and filter values, from the most to the least frequent, comparable at every size. */
export type World = {
  readonly emails: Readonly<Record<CallerName, string>>
  readonly territoires: readonly string[]
  readonly departements: readonly string[]
  readonly secteurs: readonly string[]
  readonly competences: readonly string[]
  readonly situations: readonly string[]
  /** A word that only one member has. */
  readonly motRare: string
  readonly membres: readonly string[]
}

/** The densest cell of the country, as the directory divides it. */
const CROWDED = `
  select id, population, latitude, longitude from villes
  where (floor(latitude * 4), floor(longitude * 2)) = (
    select floor(latitude * 4), floor(longitude * 2) from villes where latitude is not null
    group by 1, 2 order by sum(population) desc limit 1)`

/**
 * Communes of the callers, the same at every size: the largest of the densest cell, an isolated village, and the
 * village of that cell farthest from its large towns.
 */
const PLACES = `
  with foule as (${CROWDED}),
  centre as (select * from foule order by population desc limit 1),
  lieux (rang, ville_id) as (values
    (1, (select id from centre)),
    (2, (select id from villes where departement = '48' and latitude is not null order by population, id limit 1)),
    (3, (select f.id from foule f, centre c
         order by (f.latitude - c.latitude) ^ 2 + (f.longitude - c.longitude) ^ 2 desc limit 1))),
  membres as (
    select compte_id as id, row_number() over (order by compte_id) as rang from annuaire
    where coordonne_id is null and paye_jusquau < 'infinity' and paye_jusquau > now()
    order by compte_id limit 3)
  update comptes set ville_id = lieux.ville_id
  from membres join lieux using (rang) where comptes.id = membres.id
  returning comptes.id`

/** A member who has blocked as many others as she may, spread over the directory. */
const BLOCKS = `
  with bloqueuse as (
    select compte_id as id from annuaire
    where coordonne_id is null and cellule is not null and paye_jusquau < 'infinity' and paye_jusquau > now()
    order by compte_id desc limit 1),
  bloquees as (
    select compte_id as id from annuaire where compte_id <> (select id from bloqueuse)
    order by md5(compte_id::text) limit 200),
  posees as (
    insert into blocages (compte_id, autre_id, posee, cree_le)
    select b.id, a.id, true, now() from bloqueuse b, bloquees a
    union all select a.id, b.id, false, now() from bloqueuse b, bloquees a)
  select id from bloqueuse`

const firstLastOf = (key: string): string => `
  select cle from (
    select substr(cle, 3) as cle, row_number() over (order by count(*) desc, cle) as rang, count(*) over () as nb
    from annuaire_cles where cle like '${key}:%' and cle not like '%@%' group by cle) c
  where rang in (1, (nb + 1) / 2, nb) order by rang`

/** Moves three callers to these communes and finds the values that the cases use. */
export const prepareWorld = async (url: string): Promise<World> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const column = async (text: string): Promise<string[]> => {
    const { rows } = await client.query<Record<string, string>>({ text })
    return rows.flatMap((row) => Object.values(row).slice(0, 1))
  }
  try {
    const placed = await column(PLACES)
    const others = await column(`
      select (select k.compte_id from coordinations k join compteurs t on t.cle = 't:' || k.territoire_id
              order by t.nb desc, k.compte_id limit 1)
      union all (select id from comptes where administratrice order by id limit 1)`)
    const ids = [...placed.toSorted(), ...others, ...(await column(BLOCKS))]
    const emails = Object.fromEntries(
      CALLERS.map((name, index) => [name, `membre-${ids[index]}@entrelles.test`]),
    ) as Record<CallerName, string>
    return {
      emails,
      territoires: await column(firstLastOf('t')),
      departements: await column(firstLastOf('d')),
      secteurs: await column(firstLastOf('s')),
      competences: await column(firstLastOf('k')),
      situations: await column(firstLastOf('i')),
      motRare:
        (
          await column(`select mot from lexique where nb = 1 and length(mot) > 6 order by md5(mot) limit 1`)
        )[0] ?? '',
      membres: await column(`select compte_id from annuaire order by md5(compte_id::text) limit 3`),
    }
  } finally {
    await client.query('vacuum analyze')
    await client.end()
  }
}
