import { mayCall } from '@entrelles/contract/kit/access.ts'
import { cappedCount, COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  FiltresRessourcesBo,
  ResumeRessources,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import {
  STATUTS_RESSOURCE,
  type StatutRessource,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { sql } from 'kysely'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { ctesRessource } from '#modules/ressources/ressources.columns.ts'
import { ligneBoJson, withDroitsBo, type LigneBo } from './bo-ressources.columns.ts'
import { lignesOf } from './bo-ressources.sources.ts'
import { managedBy } from './managed-ressources.ts'

type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

/** A page of the resources that the caller manages, in one statement. */
export const listRessourcesBo = async (
  reading: Reading,
  { page, ...filtres }: FiltresRessourcesBo & { readonly page: number },
) => {
  const { db, actor } = reading
  const found = await keyedPage<LigneBo>(db, {
    ctes: [...ctesRessource(lectureOf(reading)), ...lignesOf(filtres, actor)],
    lines: sql`lignes`,
    rows: sql`
      select coalesce(json_agg(${ligneBoJson} order by l.ordre, l.ressource_id), '[]')
      from (
        select ordre, ressource_id from lignes order by ordre, ressource_id
        limit ${limitOf(page)} offset ${offsetOf(page)}
      ) l join ressources r on r.id = l.ressource_id`,
  })
  return listAnswerOf('ressources', {
    ...found,
    rows: found.rows.map((ligne) => withDroitsBo(ligne, actor)),
  })
}

const STATUTS = Object.keys(STATUTS_RESSOURCE) as StatutRessource[]
const LIMIT = COUNT_CAP + 1

/** How many resources are in each state, and what waits for an answer, each up to the cap. */
export const getResumeRessources = async ({
  db,
  actor,
}: Pick<ReadCtx, 'db' | 'actor'>): Promise<ResumeRessources> => {
  const isAdministratrice = mayCall('administratrice', actor.roles)
  const ressources = STATUTS.map(
    (statut) => sql`(
      with ${sql.join(lignesOf({ statut }, actor))} select count(*)::int from lignes) as ${sql.id(statut)}`,
  )
  const propositions = sql`(
    select count(*)::int from (
      select from propositions_ressource where statut = 'a_traiter' and ${isAdministratrice} limit ${LIMIT}) p)`
  const remarques = sql`(
    select count(*)::int from (
      select from remarques_ressource q join ressources r on r.id = q.ressource_id
      where q.statut = 'a_traiter' and ${managedBy(actor, 'r')} limit ${LIMIT}) q)`
  const { rows } = await sql<Record<StatutRessource | 'propositions' | 'remarques', number>>`
    select ${sql.join([...ressources, sql`${propositions} as propositions`, sql`${remarques} as remarques`])}
  `.execute(db)
  const nb = (name: StatutRessource | 'propositions' | 'remarques') => cappedCount(rows[0]?.[name] ?? 0)
  return {
    publiee: nb('publiee'),
    brouillon: nb('brouillon'),
    a_verifier: nb('a_verifier'),
    archivee: nb('archivee'),
    propositions: isAdministratrice ? nb('propositions') : null,
    remarques: nb('remarques'),
  }
}
