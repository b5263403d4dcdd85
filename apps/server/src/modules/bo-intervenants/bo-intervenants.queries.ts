import { cappedCount, COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import {
  CHOIX_INTERVENANTS_MAX,
  ONGLETS_INTERVENANTS,
  type OngletIntervenants,
} from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import type {
  ChoixIntervenants,
  FiltresIntervenants,
  IntervenantBo,
  ResumeIntervenants,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import { prefixQuery } from '#db/text-search.ts'
import { consentementJson, nbEvenements } from '#modules/intervenants/intervenants.columns.ts'

const ONGLETS: Readonly<Record<OngletIntervenants, RawBuilder<boolean>>> = {
  actives: sql<boolean>`i.statut = 'actif'`,
  a_recueillir: sql<boolean>`i.statut = 'actif' and i.consentement_le is null`,
  archivees: sql<boolean>`i.statut = 'archive'`,
}

const selectIntervenants = (db: Db, { onglet, termes = '', thematique, territoire }: FiltresIntervenants) => {
  const words = prefixQuery(termes, 'noms')
  return db
    .selectFrom('intervenants as i')
    .where(ONGLETS[onglet])
    .$if(words !== undefined, (query) =>
      query.where(sql<boolean>`array_to_tsvector(i.mots) @@ ${words ?? sql.lit(null)}`),
    )
    .$if(thematique !== undefined, (query) =>
      query.where(sql<boolean>`exists (
        select from intervenants_themes it where it.intervenant_id = i.id and it.theme_id = ${thematique}::uuid)`),
    )
    .$if(territoire !== undefined, (query) =>
      query.where(sql<boolean>`exists (
        select from intervenants_territoires it
        where it.intervenant_id = i.id and it.territoire_id = ${territoire}::uuid)`),
    )
}

export const listIntervenants = async (
  db: Db,
  { page, ...filtres }: FiltresIntervenants & { readonly page: number },
) => {
  const found = await listPage<IntervenantBo>(db, {
    matching: selectIntervenants(db, filtres).select('i.id'),
    page: selectIntervenants(db, filtres)
      .orderBy('i.tri')
      .orderBy('i.id')
      .limit(limitOf(page))
      .offset(offsetOf(page))
      .select((eb) => [
        eb.ref('i.id').$castTo<IntervenantId>().as('id'),
        'i.prenom',
        'i.nom',
        'i.entreprise',
        'i.profession',
        'i.photo',
        eb.ref('i.statut').$castTo<IntervenantBo['statut']>().as('statut'),
        consentementJson.as('consentement'),
        'i.consentement_demande_le as consentementDemandeLe',
        nbEvenements.as('nbEvenements'),
      ]),
  })
  return listAnswerOf('intervenants', found)
}

/** Counts the speakers of each tab, up to the cap. */
export const getResumeIntervenants = async (db: Db): Promise<ResumeIntervenants> => {
  const onglets = Object.keys(ONGLETS_INTERVENANTS) as OngletIntervenants[]
  const counts = onglets.map(
    (onglet) => sql`(
      select count(*)::int from (select from intervenants i where ${ONGLETS[onglet]} limit ${COUNT_CAP + 1}) m
    ) as ${sql.id(onglet)}`,
  )
  const { rows } = await sql<Record<OngletIntervenants, number>>`select ${sql.join(counts)}`.execute(db)
  const [found] = rows
  return Object.fromEntries(
    onglets.map((onglet) => [onglet, cappedCount(found?.[onglet] ?? 0)]),
  ) as ResumeIntervenants
}

/** The first active speakers whose names match, for the event form. */
export const listChoixIntervenants = (db: Db, termes: string | undefined): Promise<ChoixIntervenants> =>
  selectIntervenants(db, { onglet: 'actives', termes })
    .orderBy('i.tri')
    .orderBy('i.id')
    .limit(CHOIX_INTERVENANTS_MAX)
    .select((eb) => [
      eb.ref('i.id').$castTo<IntervenantId>().as('id'),
      'i.prenom',
      'i.nom',
      'i.entreprise',
      'i.profession',
      'i.photo',
    ])
    .execute()
