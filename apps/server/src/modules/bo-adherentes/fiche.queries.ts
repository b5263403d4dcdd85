import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import type { EtatPaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/ctx.ts'
import { statutOf } from '#modules/adhesions/adhesions.public.ts'
import { droitsOf } from './droits-fiche.ts'
import type { When } from './fiches.filters.ts'
import { ligneColumns } from './fiches.queries.ts'
import { porteeOf, type Portee } from './portee-fiches.ts'
import { statutFicheOf } from './statut-fiche.ts'

const ADHESIONS_MAX = 30
const RELANCES_MAX = 10

type Year = Omit<Fiche['adhesions'][number], 'statut'> & {
  readonly annuleeLe: string | null
  readonly etatPaiement: EtatPaiement
}
type Row = Omit<Fiche, 'statut' | 'adhesions' | 'droits'> & {
  readonly adhesions: readonly Year[]
  readonly rappelsActifs: boolean
  readonly emailValide: boolean
}

const years = sql`(
  select coalesce(json_agg(y), '[]') from (
    select a.id, a.debut as "dateDebut", a.fin as "dateFin", coalesce(p.paye_le, a.creee_le) as "datePaiement",
      a.origine, a.numero, a.annulee_le as "annuleeLe", p.etat as "etatPaiement"
    from adhesions a join paiements p on p.id = a.paiement_id
    where a.compte_id = c.id order by a.fin desc, a.id limit ${sql.lit(ADHESIONS_MAX)}) y)`

const relances = sql`(
  select coalesce(json_agg(y), '[]') from (
    select r.type, r.demandee_le as date, concat_ws(' ', k.prenom, k.nom) as par
    from relances r left join comptes k on k.id = r.par_id
    where r.compte_id = c.id order by r.demandee_le desc limit ${sql.lit(RELANCES_MAX)}) y)`

const rebond = sql`(
  select json_build_object('nature', b.nature, 'motif', b.motif, 'le', b.le)
  from rebonds b where b.email = c.email)`

/** The last reminder sent, or the next one, for her last year. */
const rappel = (statut: 'envoye' | 'prevu', order: RawBuilder<unknown>) => sql`(
  select json_build_object('echeance', r.echeance, 'date', r.prevu_le)
  from rappels_adhesion r
  where r.statut = ${sql.lit(statut)} and r.adhesion_id = (
    select a.id from adhesions a where a.compte_id = c.id and a.annulee_le is null order by a.fin desc limit 1)
  order by r.prevu_le ${order} limit 1)`

const suspension = (portee: Portee) => {
  const hidden = sql.lit(portee !== undefined)
  return sql`case when c.suspendue_jusquau > now.le then (
    select json_build_object(
      'motif', case when ${hidden} then null else s.motif end,
      'precision', case when ${hidden} then null else s.precision end,
      'depuis', s.creee_le, 'jusquau', s.jusquau, 'par', nullif(concat_ws(' ', k.prenom, k.nom), ''))
    from suspensions s left join comptes k on k.id = s.par_id
    where s.compte_id = c.id and s.levee_le is null) end`
}

/** Hides from a coordinator the fields that the member shares with nobody. */
const told = (portee: Portee, column: string, champ: string) => {
  const value = sql.ref(`p.${column}`)
  const name = sql.id(champ)
  if (!portee) return sql`${value} as ${name}`
  return sql`case when portee_de(p.portees, ${sql.lit(champ)}) <> 'personne' then ${value} end as ${name}`
}

const findFicheRow = async (db: Db, id: string, portee: Portee, now: Date): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select ${ligneColumns(portee, now)}, f.coordonne,
      ${portee ? sql`null::timestamptz` : sql`c.email_valide_le`} as "emailValideLe",
      ${portee ? sql`null::json` : rebond} as rebond,
      ${told(portee, 'profession', 'profession')}, ${told(portee, 'nom_entreprise', 'nomEntreprise')}, r.mode as "modeRattachement",
      ${portee ? sql`'[]'::json` : years} as adhesions,
      json_build_object('dernier', ${rappel('envoye', sql`desc`)}, 'prochain', ${rappel('prevu', sql`asc`)}) as rappels,
      ${relances} as relances,
      (select coalesce(json_agg(json_build_object('id', x.id, 'nom', x.nom) order by x.nom), '[]')
        from coordinations k join territoires x on x.id = k.territoire_id where k.compte_id = c.id
      ) as "territoiresCoordonnes",
      ${suspension(portee)} as suspension,
      c.suppression_demandee_le as "suppressionDemandeeLe", c.rappels_adhesion as "rappelsActifs",
      c.email_valide_le is not null as "emailValide"
    from comptes c
    join fiches f on f.compte_id = c.id
    cross join (select ${now}::timestamptz as le) now
    left join villes v on v.id = c.ville_id
    left join profils p on p.compte_id = c.id
    left join rattachements r on r.compte_id = c.id and r.principal and r.fin is null
    left join territoires t on t.id = r.territoire_id
    where c.id = ${id} and ${portee ? sql`r.territoire_id = any (${portee}::uuid[])` : sql`true`}`.execute(db)
  return rows[0]
}

const yearOf = (
  { annuleeLe, etatPaiement, ...year }: Year,
  payeJusquau: CivilDay | null,
  today: CivilDay,
  graceDays: number,
): Fiche['adhesions'][number] => ({
  ...year,
  statut: statutOf(
    { debut: year.dateDebut, fin: year.dateFin, annuleeLe, etatPaiement, payeJusquau },
    today,
    graceDays,
  ),
})

/** The back-office record of a member; answers 404 if she is out of reach. */
export const getFiche = async (
  db: Db,
  id: string,
  actor: SignedIn,
  { now, graceDays }: When,
): Promise<Fiche> => {
  const row = await findFicheRow(db, id, porteeOf(actor), now)
  if (!row) throw commonErrors.introuvable()
  const { adhesions, rappelsActifs, emailValide, ...rest } = row
  const today = parisDay(now)
  const statut = statutFicheOf(row, today, graceDays)
  return {
    ...rest,
    statut,
    adhesions: adhesions.map((year) => yearOf(year, row.payeJusquau, today, graceDays)),
    droits: droitsOf({ ...rest, statut, rappelsActifs, emailValide }, actor, today),
  }
}
