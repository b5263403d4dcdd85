import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { cappedCount, COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  FiltresFiches,
  LigneFiche,
  ResumeFiches,
  TriFiche,
  TriFiches,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import { SANS_FIN } from '#modules/session/session.public.ts'
import { foundBy, selectFiches, type When } from './fiches.filters.ts'
import { assertTerritoire, type Portee } from './portee-fiches.ts'
import { statutFicheOf } from './statut-fiche.ts'

const ORDRES: Readonly<Record<TriFiche, readonly string[]>> = {
  nom: ['tri'],
  inscription: ['inscrite_le', 'tri'],
  fin: ['paye_jusquau', 'tri'],
}

/** The columns of a list row, from `c`, `v` and `t`; e-mail addresses only for an administrator. */
export const ligneColumns = (portee: Portee, now: Date) => sql`
  c.id, c.prenom, c.nom, c.photo,
  ${portee ? sql`null::text` : sql`c.email`} as email,
  case when v.id is not null then json_build_object('id', v.id, 'nom', v.nom, 'departement', v.departement) end as ville,
  case when t.id is not null then json_build_object('id', t.id, 'nom', t.nom) end as territoire,
  c.paye_jusquau as "payeJusquau", c.etape_inscription as "etapeInscription",
  coalesce(c.suspendue_jusquau > ${now}::timestamptz, false) as suspendue,
  case when c.suspendue_jusquau > ${now}::timestamptz and c.suspendue_jusquau < ${SANS_FIN}::timestamptz
    then ((c.suspendue_jusquau at time zone 'Europe/Paris') - interval '1 second')::date end as "suspendueJusquau",
  c.administratrice, c.date_inscription as "dateInscription",
  (select max(s.vue_le) from sessions s where s.compte_id = c.id) as "derniereVisite"`

type Row = Omit<LigneFiche, 'statut'>

/** A page of members, in the requested order. */
export const listFiches = async (
  db: Db,
  { page, tri, sens, ...filtres }: FiltresFiches & TriFiches & { readonly page: number },
  portee: Portee,
  when: When,
) => {
  assertTerritoire(portee, filtres.territoire)
  const columns = ORDRES[tri]
  const direction = sens === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const plain = sens === 'asc' ? sql`` : sql`desc`
  // Only paye_jusquau is nullable: the other columns use the plain order of their index.
  const orderOf = (table: string) =>
    sql.join(
      [...columns, 'compte_id'].map(
        (column) => sql`${sql.ref(`${table}.${column}`)} ${column === 'paye_jusquau' ? direction : plain}`,
      ),
    )
  const { termes = '', ...others } = filtres
  const alone = tri === 'nom' && !portee && Object.values(others).every((filtre) => filtre === undefined)
  const words = foundBy(termes, portee, alone ? sql`tri ${plain}, compte_id ${plain}` : undefined)
  const found = words && sql`select * from trouvees`
  const { rows, ...count } = await listPage<Row>(db, {
    ctes: words && sql`trouvees as materialized (${words})`,
    matching: sql`(${selectFiches(filtres, portee, when, { found })})`,
    page: sql<Row>`(
      select ${ligneColumns(portee, when.now)}, f.coordonne
      from (
        ${selectFiches(filtres, portee, when, { ordre: columns, found })}
        order by ${orderOf('f')} limit ${limitOf(page)} offset ${offsetOf(page)}
      ) i
      join fiches f on f.compte_id = i.compte_id
      join comptes c on c.id = i.compte_id
      left join villes v on v.id = c.ville_id
      left join territoires t on t.id = f.territoire_id
      order by ${orderOf('i')})`,
  })
  const today = parisDay(when.now)
  const adherentes = rows.map((row): LigneFiche => ({
    ...row,
    statut: statutFicheOf(row, today, when.graceDays),
  }))
  return listAnswerOf('adherentes', { rows: adherentes, ...count })
}

const ONGLETS: Readonly<Record<keyof ResumeFiches, FiltresFiches>> = {
  toutes: {},
  actives: { statutAdhesion: 'active' },
  sursis: { statutAdhesion: 'sursis' },
  expirees: { statutAdhesion: 'expiree' },
  inachevees: { etapeInscription: 'inachevee' },
}

/** The count of each tab, up to the count cap. */
export const getResumeFiches = async (db: Db, portee: Portee, when: When): Promise<ResumeFiches> => {
  const counts = Object.entries(ONGLETS).map(
    ([onglet, filtres]) => sql`(
      select count(*)::int from (${selectFiches(filtres, portee, when)} limit ${COUNT_CAP + 1}) m
    ) as ${sql.id(onglet)}`,
  )
  const { rows } = await sql<Record<keyof ResumeFiches, number>>`select ${sql.join(counts)}`.execute(db)
  const [found] = rows
  const nombres = Object.keys(ONGLETS).map((onglet) => [
    onglet,
    cappedCount(found?.[onglet as keyof ResumeFiches] ?? 0),
  ])
  return Object.fromEntries(nombres) as ResumeFiches
}
