import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import type {
  FiltresFiches,
  STATUTS_ADHESION_FICHE,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { AFTER } from '#db/word-keys.ts'
import type { Portee } from './portee-fiches.ts'

type Sql = RawBuilder<unknown>
export type When = { readonly now: Date; readonly graceDays: number }

/** Further words are ignored: two are enough to find a member. */
const MOTS_MAX = 5

const among = (condition: Sql): Sql => sql`
  select tri, compte_id, territoire_id, etape, paye_jusquau, inscrite_le from fiches_mots where ${condition}`

/**
 * The members whose words match, allowing typos; e-mail addresses match only for an administrator. With `first`, the sort
 * order by name and no other filter, a single word needs no more rows than the count cap.
 */
export const foundBy = (termes: string, portee: Portee, first?: Sql): Sql | undefined => {
  if (termes.includes('@')) {
    const debut = termes.toLowerCase()
    return among(portee ? sql`false` : sql`mot >= ${debut} and mot < ${debut + AFTER} and mot like '%@%'`)
  }
  const mots = termes.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOTS_MAX)
  if (!mots) return undefined
  const proches = mots.map((mot) => sql`(select fiches_mots_proches(${mot}))::text[]`)
  if (mots.length > 1)
    return sql.join(
      proches.map((those) => among(sql`mot = any (${those})`)),
      sql` intersect `,
    )
  return first
    ? sql`select distinct x.* from unnest(${proches[0]}) p (proche) cross join lateral (
        ${among(sql`mot = p.proche`)} order by ${first} limit ${COUNT_CAP + 1}) x`
    : sql`select distinct * from (${among(sql`mot = any (${proches[0]})`)}) m`
}

const statutIs = (
  statut: (typeof STATUTS_ADHESION_FICHE)[number],
  { now, graceDays }: When,
): readonly Sql[] => {
  const today = parisDay(now)
  const graceFrom = addDays(today, -graceDays)
  const etape = sql`f.etape = 'termine'`
  if (statut === 'active') return [etape, sql`f.paye_jusquau >= ${today}::date`]
  if (statut === 'sursis')
    return [etape, sql`f.paye_jusquau >= ${graceFrom}::date and f.paye_jusquau < ${today}::date`]
  if (statut === 'expiree') return [etape, sql`f.paye_jusquau < ${graceFrom}::date`]
  return [etape, sql`f.paye_jusquau is null`]
}

const conditionsOf = (filtres: FiltresFiches, portee: Portee, when: When): readonly Sql[] => {
  const { statutAdhesion, etapeInscription, territoire, role, suspendue, dateInscriptionMin, finAvant } =
    filtres
  return [
    ...(portee ? [sql`f.territoire_id = any (${portee}::uuid[])`] : []),
    ...(territoire === undefined ? [] : [sql`f.territoire_id = ${territoire}`]),
    ...(statutAdhesion === undefined ? [] : statutIs(statutAdhesion, when)),
    ...(etapeInscription === undefined
      ? []
      : [
          etapeInscription === 'inachevee'
            ? sql`f.etape <> 'termine'`
            : sql`f.etape = ${sql.lit(etapeInscription)}`,
        ]),
    ...(role === undefined ? [] : [role === 'administratrice' ? sql`f.administratrice` : sql`f.coordonne`]),
    ...(suspendue === undefined ? [] : [sql`f.suspendue_jusquau > ${when.now}::timestamptz`]),
    ...(dateInscriptionMin === undefined
      ? []
      : [sql`f.inscrite_le >= ${dateInscriptionMin}::date::timestamp at time zone 'Europe/Paris'`]),
    ...(finAvant === undefined ? [] : [sql`f.etape = 'termine' and f.paye_jusquau < ${finAvant}::date`]),
  ]
}

/** The ids of the members within reach that match the filters, as `f`, with the columns of `ordre`. */
export const selectFiches = (
  filtres: FiltresFiches,
  portee: Portee,
  when: When,
  {
    ordre = [],
    found = foundBy(filtres.termes ?? '', portee),
  }: { ordre?: readonly string[]; found?: Sql | undefined } = {},
): Sql => {
  const conditions = conditionsOf(filtres, portee, when)
  const columns = sql.join(['compte_id', ...ordre].map((column) => sql.ref(`f.${column}`)))
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
  if (!found) return sql`select ${columns} from fiches f where ${where}`
  // The word index has the columns of every filter except these two.
  const own = filtres.role === undefined && filtres.suspendue === undefined
  return own
    ? sql`select ${columns} from (${found}) f where ${where}`
    : sql`select ${columns} from fiches f join (${found}) w on w.compte_id = f.compte_id where ${where}`
}
