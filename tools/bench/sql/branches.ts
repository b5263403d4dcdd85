import type pg from 'pg'

const BRANCHES = 42
/** Number of branches made of communes rather than whole departments. */
const OF_TOWNS = 6

/** Creates branches for seven departments in eight, each named after its largest town. */
export const createBranches = async (client: pg.Client): Promise<void> => {
  await client.query(`
    create temp table antennes_bench as
    select gen_random_uuid() as id, (rang * ${BRANCHES} / nb)::int as rang, array_agg(departement) as departements
    from (select departement, row_number() over (order by departement) - 1 as rang, count(*) over () as nb
          from (select distinct departement from villes where latitude is not null) d) d
    where rang % 8 > 0
    group by 2`)
  await client.query(`
    insert into territoires (id, nom, region, statut, date_ouverture)
    select a.id, v.nom || ' et alentours', v.region, 'ouverte', date '2020-01-01' + a.rang
    from antennes_bench a
    cross join lateral (select nom, region from villes where departement = a.departements[1]
      order by population desc limit 1) v`)
  await client.query(`
    insert into territoires_departements
    select a.id, d from antennes_bench a, unnest(a.departements) d where a.rang >= ${OF_TOWNS}`)
  await client.query(`
    insert into territoires_communes (ville_id, territoire_id)
    select v.id, a.id from antennes_bench a
    cross join lateral (select id from villes where departement = any (a.departements)
      order by population desc limit 40) v
    where a.rang < ${OF_TOWNS}`)
}

/** Attaches each member to the branch of her commune, as the product does; one in ten follows another branch. */
export const attachMembers = async (client: pg.Client): Promise<void> => {
  await client.query(`
    insert into rattachements (compte_id, territoire_id, principal, mode, debut)
    select c.id, v.antenne, true, 'automatique', c.date_inscription
    from comptes c
    join (select ville_id, antenne_de(ville_id) as antenne
          from (select distinct ville_id from comptes where ville_id is not null) d) v on v.ville_id = c.ville_id
    where v.antenne is not null`)
  await client.query(`
    insert into rattachements (compte_id, territoire_id, principal, mode, debut)
    select c.id, a.id, false, 'choisi', c.date_inscription
    from (select id, date_inscription, row_number() over (order by id) as rang from comptes) c
    join antennes_bench a on a.rang = c.rang % ${BRANCHES}
    where c.rang % 10 = 0
    on conflict do nothing`)
}

/** Two coordinators per branch and five administrators, at every size of the network. */
export const nameOfficers = async (client: pg.Client): Promise<void> => {
  await client.query(`
    insert into coordinations (compte_id, territoire_id, depuis)
    select c.id, a.id, c.date_inscription
    from antennes_bench a
    cross join lateral (
      select c.id, c.date_inscription from rattachements r join comptes c on c.id = r.compte_id
      where r.territoire_id = a.id and r.principal and c.paye_jusquau > now() and c.suspendue_jusquau is null
        and c.suppression_demandee_le is null
      order by c.date_inscription limit 2) c`)
  await client.query(`
    update comptes set administratrice = true where id in (
      select id from comptes where etape_inscription = 'termine' and suspendue_jusquau is null
        and suppression_demandee_le is null and not exists (select 1 from coordinations where compte_id = comptes.id)
      order by date_inscription limit 5)`)
}
