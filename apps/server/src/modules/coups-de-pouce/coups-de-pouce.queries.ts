import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import {
  COMMUNE_MANQUANTE,
  type TerritoireId,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type {
  CarteCoupDePouce,
  FiltresCoupsDePouce,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { isSituee } from '#db/around.ts'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { carteCoupDePouceJson, ctesCarte, joinsCarte } from './coups-de-pouce.columns.ts'
import { sourceOf } from './coups-de-pouce.sources.ts'

type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

/** A page of requests and their capped count, in one statement; `trouve` is a condition that the caller checks. */
const readPage = async (
  reading: Reading,
  filtres: FiltresCoupsDePouce,
  page: number,
  trouve: RawBuilder<unknown>,
) => {
  const lecture = lectureOf(reading)
  const { ctes = [], lines } = sourceOf({ ...filtres, lectriceId: reading.actor.id })
  const found = await keyedPage<CarteCoupDePouce, { trouve: boolean }>(reading.db, {
    ctes: [...ctesCarte(lecture), ...ctes, sql`lignes as materialized (${lines})`],
    lines: sql`lignes`,
    rows: sql`
      select coalesce(json_agg(${carteCoupDePouceJson(lecture)} order by p.rang, p.id), '[]')
      from (select rang, id from lignes order by rang, id limit ${limitOf(page)} offset ${offsetOf(page)}) p
      join coups_de_pouce d on d.id = p.id ${joinsCarte}`,
    also: { trouve },
  })
  return { trouve: found.trouve, liste: listAnswerOf('coupsdepouce', found) }
}

export const listCoupsDePouce = async (
  reading: Reading,
  { page, ...filtres }: FiltresCoupsDePouce & { readonly page: number },
) => {
  const { liste, trouve } = await readPage(reading, filtres, page, isSituee)
  if (filtres.distanceKilometre !== undefined && !trouve)
    throw invalidForm([{ champ: 'distanceKilometre', message: COMMUNE_MANQUANTE }])
  return liste
}

/** The open requests of a branch; 404 if it is closed. */
export const listCoupsDePouceTerritoire = async (reading: Reading, id: TerritoireId, page: number) => {
  const ouverte = sql`exists (select from territoires where id = ${id} and statut <> 'fermee')`
  const filtres = { statut: 'ouvert', tri: 'recent', territoire: id } as const
  const { liste, trouve } = await readPage(reading, filtres, page, ouverte)
  if (!trouve) throw commonErrors.introuvable()
  return liste
}
