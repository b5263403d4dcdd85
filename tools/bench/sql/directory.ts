import type pg from 'pg'

/**
 * Fills the directory and the back-office list for members inserted without triggers. Each row is built by the function
 * that the triggers call; keys are inserted in bulk, and counters rebuilt by the functions of the product's jobs.
 */
export const fillDirectory = async (client: pg.Client): Promise<void> => {
  // Sets the date as the hourly sweep does: members whose payment is too old are left out.
  await client.query(`update annuaire_moment set le = now(), seuil = current_date - 30`)
  // Inserted in order of registration. Sequential scans are off because the functions keep plans made on empty tables.
  await client.query('set enable_seqscan = off')
  await client.query('select annuaire_rafraichit(id) from (select id from comptes order by id) c')
  await client.query('select fiches_rafraichit(id) from (select id from comptes order by id) c')
  await client.query('reset enable_seqscan')
  await client.query(`
    insert into annuaire_cles (cle, tri, compte_id)
    select cle, tri, compte_id from annuaire, unnest(cles) cle`)
  await client.query(`
    insert into fiches_mots (mot, tri, compte_id, territoire_id, etape, paye_jusquau, inscrite_le)
    select mot, tri, compte_id, territoire_id, etape, paye_jusquau, inscrite_le
    from fiches, lateral (select distinct unnest(mots) as mot) m`)
  await client.query(`
    insert into annuaire_lieux (cellule, latitude, longitude, nb)
    select cellule, latitude, longitude, count(*) from annuaire where cellule is not null group by 1, 2, 3`)
  await client.query(`
    insert into annuaire_savoirs (cle, cellule, compte_id, latitude, longitude)
    select cle, coalesce(cellule, 0), compte_id, latitude, longitude from annuaire, unnest(cles) cle where cle ~ '^[ks]:'`)
  await client.query('select annuaire_rebatit_compteurs()')
  await client.query('select annuaire_rebatit_lexique()')
  await client.query('select annuaire_rebatit_blocs()')
}

const STATE = `
  select (select count(*) from annuaire) as lignes,
    (select count(*) from annuaire_cles) as cles,
    (select count(*) from annuaire_savoirs) as savoirs,
    (select count(*) from lexique) as mots,
    (select count(*) from fiches) as fiches,
    (select count(*) from fiches_mots) as mots_fiches,
    (select md5(string_agg(f::text, '|' order by compte_id)) from fiches f where compte_id = any ($1)) as leurs_fiches,
    (select md5(string_agg(c::text, '|' order by cle)) from compteurs c where nb <> 0) as compteurs,
    (select sum(nb) from annuaire_blocs) as blocs,
    (select md5(string_agg(l::text, '|' order by latitude, longitude)) from (
      select latitude, longitude, sum(nb) from annuaire_lieux group by 1, 2 having sum(nb) <> 0) l) as lieux,
    (select md5(string_agg(k::text, '|' order by cle, compte_id)) from annuaire_cles k where compte_id = any ($1)) as leurs_cles,
    (select md5(string_agg(a::text, '|' order by compte_id)) from annuaire a where compte_id = any ($1)) as leurs_lignes`

/**
 * Removes some members from the derived tables and lets the product's triggers restore them: the state must be the
 * same.
 */
export const checkDirectory = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `select compte_id as id from annuaire order by md5(compte_id::text) limit 100`,
  )
  const sample = rows.map(({ id }) => id)
  const before = await client.query(STATE, [sample])
  await client.query('delete from annuaire where compte_id = any ($1)', [sample])
  await client.query('delete from fiches where compte_id = any ($1)', [sample])
  const without = await client.query(STATE, [sample])
  await client.query('update comptes set prenom = prenom where id = any ($1)', [sample])
  const after = await client.query(STATE, [sample])
  const [was, emptied, is] = [before, without, after].map((state) => JSON.stringify(state.rows))
  if (was === emptied) throw new Error('the triggers of the directory did not fire')
  if (was !== is) throw new Error(`the bench fills the directory as the product does not:\n${was}\n${is}`)
}
