import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { cappedCount, COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { TerritoireStub } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { statutBanniereOf } from '@entrelles/contract/modules/bannieres/bannieres.policy.ts'
import {
  ANTENNE_SUPPRIMEE,
  STATUTS_BANNIERE,
  type BanniereBo,
  type BanniereId,
  type FiltresBannieres,
  type ResumeBannieres,
  type RoleBanniere,
  type StatutBanniere,
} from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import { isEnCours } from '#modules/bannieres/bannieres.queries.ts'

const selectBanniereBo = (db: Db) =>
  db.selectFrom('bannieres as b').select((eb) => [
    eb.ref('b.id').$castTo<BanniereId>().as('id'),
    'b.texte_ligne1 as texteLigne1',
    'b.texte_ligne2 as texteLigne2',
    'b.texte_bouton as texteBouton',
    'b.lien_bouton as lienBouton',
    'b.debut as dateDebut',
    'b.fin as dateFin',
    eb.ref('b.roles').$castTo<RoleBanniere[]>().as('roles'),
    sql<TerritoireStub[]>`(
      select coalesce(json_agg(json_build_object('id', a.id, 'nom', coalesce(t.nom, ${ANTENNE_SUPPRIMEE})) order by t.nom), '[]')
      from unnest(b.territoire_ids) a (id) left join territoires t on t.id = a.id)`.as('territoires'),
    'b.version',
  ])

type Row = Omit<BanniereBo, 'statut'>

const withStatut = (row: Row, today: CivilDay): BanniereBo => ({
  ...row,
  statut: statutBanniereOf(row, today),
})

type Tab = { readonly rows: RawBuilder<boolean>; readonly order: RawBuilder<unknown> }

/** The rows of each tab and their order: the next ones first, the others latest first. */
const tabsOf = (today: CivilDay): Readonly<Record<StatutBanniere, Tab>> => ({
  en_cours: { rows: isEnCours(today), order: sql`b.debut desc, b.id desc` },
  programmee: { rows: sql`b.debut > ${today}::date`, order: sql`b.debut, b.id` },
  terminee: { rows: sql`b.fin < ${today}::date`, order: sql`b.fin desc, b.id desc` },
})

type Asked = FiltresBannieres & { readonly page: number }

/** The rows of a page. */
export const selectPage = (db: Db, { statut, page }: Asked, today: CivilDay) => {
  const { rows, order } = tabsOf(today)[statut]
  return selectBanniereBo(db).where(rows).orderBy(order).limit(limitOf(page)).offset(offsetOf(page))
}

export const listBannieresBo = async (db: Db, asked: Asked, now: Date) => {
  const today = parisDay(now)
  const { rows, ...found } = await listPage<Row>(db, {
    matching: db.selectFrom('bannieres as b').where(tabsOf(today)[asked.statut].rows).select('b.id'),
    page: selectPage(db, asked, today),
  })
  return listAnswerOf('bannieres', { ...found, rows: rows.map((row) => withStatut(row, today)) })
}

/** The number of rows in each tab, up to the count cap. */
export const getResumeBannieres = async (db: Db, now: Date): Promise<ResumeBannieres> => {
  const tabs = tabsOf(parisDay(now))
  const counts = STATUTS_BANNIERE.map(
    (statut) => sql`(
      select count(*)::int from (select from bannieres b where ${tabs[statut].rows} limit ${COUNT_CAP + 1}) m
    ) as ${sql.ref(statut)}`,
  )
  const { rows } = await sql<Record<StatutBanniere, number>>`select ${sql.join(counts)}`.execute(db)
  const nombreOf = (statut: StatutBanniere) => cappedCount(rows[0]?.[statut] ?? 0)
  return {
    en_cours: nombreOf('en_cours'),
    programmee: nombreOf('programmee'),
    terminee: nombreOf('terminee'),
  }
}

export const getBanniereBo = async (db: Db, id: string, now: Date): Promise<BanniereBo> => {
  const row = await selectBanniereBo(db).where('b.id', '=', id).executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  return withStatut(row, parisDay(now))
}
