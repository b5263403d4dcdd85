import { cappedCount, COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  FiltresSignalements,
  LigneSignalement,
  OngletSignalements,
  ResumeSignalements,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import {
  DELAIS_REPONSE_HEURES,
  isOuvert,
  reponseAvantOf,
} from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import {
  PRIORITES,
  type Priorite,
  type StatutSignalement,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { every } from '#db/keyed-page.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { extraitOf, texteOf } from './copie-dossier.ts'
import { exceptReserves, isAdministratrice, personne } from './perimetre.filters.ts'

type Sql = RawBuilder<unknown>
type Asked = FiltresSignalements & { readonly page: number }
type Where = Pick<ReadCtx, 'db' | 'actor' | 'now'>

const HEURE_MS = 3_600_000

const STATUTS: Readonly<Record<OngletSignalements, readonly StatutSignalement[]>> = {
  a_traiter: ['nouveau', 'en_cours'],
  traite: ['traite'],
  sans_suite: ['sans_suite'],
  recours: ['rouvert'],
}

type Tranche = {
  readonly where: readonly Sql[]
  readonly order: Sql
  readonly limit: number
  /** Besides the id. */
  readonly columns?: readonly Sql[]
}

/** The stretches of an index that hold the reports of a tab: one for each of its statuses, and for each branch of a coordinator. */
const stretchesOf = (statut: OngletSignalements, actor: SignedIn): readonly (readonly Sql[])[] => {
  const statuts = STATUTS[statut].map((of) => sql`s.statut = ${of}`)
  return isAdministratrice(actor)
    ? statuts.map((of) => [of])
    : actor.territoireIds.flatMap((id) => statuts.map((of) => [of, sql`s.territoire_id = ${id}::uuid`]))
}

/** The first reports of a tab. Its stretches are read side by side in the order of an index, and no report beyond the limit. */
const trancheOf = (
  statut: OngletSignalements,
  actor: SignedIn,
  { where, order, limit, columns = [] }: Tranche,
): Sql => {
  const stretches = stretchesOf(statut, actor)
  const parts = (stretches.length > 0 ? stretches : [[sql`false`]]).map(
    (stretch) => sql`(
      select s.id, s.attendu_depuis, s.cloture_le from signalements s
      where ${every([...stretch, ...where, ...exceptReserves(actor)])} order by ${order} limit ${limit})`,
  )
  return sql`(
    select ${sql.join([sql`s.id`, ...columns])} from (${sql.join(parts, sql` union all `)}) s
    order by ${order} limit ${limit})`
}

const FILE = sql`s.attendu_depuis, s.id`

/** What is counted: at most the cap of each stretch, from the index alone. */
const matchingOf = (
  { statut, priorite }: Pick<Asked, 'statut' | 'priorite'>,
  actor: SignedIn,
): RawBuilder<unknown> => {
  const priorites = priorite === undefined ? PRIORITES : [priorite]
  const tranches = priorites.map((of) =>
    trancheOf(statut, actor, { where: [sql`s.priorite = ${of}`], order: FILE, limit: COUNT_CAP + 1 }),
  )
  return sql`(${sql.join(tranches, sql` union all `)})`
}

/** Rows until the end of a page; none beyond the cap of the count, where pages are empty. */
const untilOf = (page: number): number => (limitOf(page) === 0 ? 0 : offsetOf(page) + limitOf(page))

/** Rows `t` with an id, and their order. */
type Tri = { readonly lignes: Sql; readonly order: Sql }

/** Harassment and what is late come first (`rang` 0), each by its deadline. */
const ouvertsOf = ({ statut, priorite, page }: Asked, actor: SignedIn, now: Date): Tri => {
  const tranche = (of: Priorite, rang: number, where: readonly Sql[]) =>
    priorite === undefined || priorite === of
      ? [
          trancheOf(statut, actor, {
            columns: [
              sql`${rang}::int as rang`,
              sql`s.attendu_depuis + ${DELAIS_REPONSE_HEURES[of]} * interval '1 hour' as cle`,
            ],
            where: [sql`s.priorite = ${of}`, ...where],
            order: FILE,
            limit: untilOf(page),
          }),
        ]
      : []
  const retard = new Date(now.getTime() - DELAIS_REPONSE_HEURES.normale * HEURE_MS)
  const tranches = [
    ...tranche('haute', 0, []),
    ...tranche('normale', 0, [sql`s.attendu_depuis <= ${retard}`]),
    ...tranche('normale', 1, [sql`s.attendu_depuis > ${retard}`]),
  ]
  return { lignes: sql`(${sql.join(tranches, sql` union all `)})`, order: sql`t.rang, t.cle, t.id` }
}

/** The latest answer comes first. */
const closOf = ({ statut, priorite, page }: Asked, actor: SignedIn): Tri => {
  const tranches = (priorite === undefined ? PRIORITES : [priorite]).map((of) =>
    trancheOf(statut, actor, {
      columns: [sql`s.cloture_le as cle`],
      where: [sql`s.cloture_le is not null`, sql`s.priorite = ${of}`],
      order: sql`s.cloture_le desc, s.id desc`,
      limit: untilOf(page),
    }),
  )
  return { lignes: sql`(${sql.join(tranches, sql` union all `)})`, order: sql`t.cle desc, t.id desc` }
}

type Ligne = Omit<LigneSignalement, 'reponseAvant' | 'enRetard' | 'extrait'> & {
  readonly attenduDepuis: string
  readonly copie: object
}

const selectPage = (asked: Asked, actor: SignedIn, now: Date): RawBuilder<Ligne> => {
  const { statut, page } = asked
  const isClos = statut === 'traite' || statut === 'sans_suite'
  const { lignes, order } = isClos ? closOf(asked, actor) : ouvertsOf(asked, actor, now)
  return sql`(
    select s.id, json_build_object('type', s.cible_type, 'id', s.cible_id, 'titre', s.titre) as cible, s.motif, s.priorite,
      s.statut, s.nb_signalements as "nbSignalements",
      case when b.id is not null then json_build_object('id', b.id, 'nom', b.nom) end as territoire,
      ${personne('p')} as "assigneeA", s.cree_le as "dateCreation", s.attendu_depuis as "attenduDepuis",
      s.cloture_le as "dateCloture", s.copie
    from (
      select t.id, row_number() over (order by ${order}) as n from ${lignes} t
      order by n limit ${limitOf(page)} offset ${offsetOf(page)}
    ) l
    join signalements s on s.id = l.id
    left join territoires b on b.id = s.territoire_id
    left join comptes p on p.id = s.assignee_a
    order by l.n)`
}

/** When the answer is due, and whether that is past. */
export const echeanceOf = (
  { motif, statut, attenduDepuis }: Pick<Ligne, 'motif' | 'statut' | 'attenduDepuis'>,
  now: Date,
) => {
  const reponseAvant = reponseAvantOf(motif, attenduDepuis)
  return { reponseAvant: reponseAvant.toISOString(), enRetard: isOuvert(statut) && reponseAvant < now }
}

const ligneOf = ({ attenduDepuis, copie, ...ligne }: Ligne, now: Date): LigneSignalement => ({
  ...ligne,
  ...echeanceOf({ ...ligne, attenduDepuis }, now),
  // The words of a private message are read one report at a time, which the journal records.
  extrait: ligne.cible.type === 'message' ? null : extraitOf(texteOf(ligne.cible.type, copie)),
})

/** A page of the queue, and what it is a page of; the tests explain them. */
export const fileOf = (asked: Asked, actor: SignedIn, now: Date) => ({
  matching: matchingOf(asked, actor),
  page: selectPage(asked, actor, now),
})

export const listSignalements = async (asked: Asked, { db, actor, now }: Where) => {
  const { rows, ...count } = await listPage(db, fileOf(asked, actor, now()))
  return listAnswerOf('signalements', { ...count, rows: rows.map((row) => ligneOf(row, now())) })
}

/** The number of reports in each tab, up to the count cap. */
export const getResumeSignalements = async ({ db, actor }: Where): Promise<ResumeSignalements> => {
  const counts = (Object.keys(STATUTS) as OngletSignalements[]).map((statut) => {
    const matching = matchingOf({ statut }, actor)
    return sql`(
      select count(*)::int from (select from ${matching} m limit ${COUNT_CAP + 1}) c) as ${sql.id(statut)}`
  })
  const { rows } = await sql<Record<OngletSignalements, number>>`select ${sql.join(counts)}`.execute(db)
  const nombreOf = (onglet: OngletSignalements) => cappedCount(rows[0]?.[onglet] ?? 0)
  return {
    a_traiter: nombreOf('a_traiter'),
    traite: nombreOf('traite'),
    sans_suite: nombreOf('sans_suite'),
    recours: nombreOf('recours'),
  }
}
