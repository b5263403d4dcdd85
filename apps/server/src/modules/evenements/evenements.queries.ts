import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import {
  COMMUNE_MANQUANTE,
  type TerritoireId,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type {
  CarteEvenement,
  FiltresEvenements,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { isSituee } from '#db/around.ts'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { idOfReferentiel } from '#modules/referentiels/referentiels.public.ts'
import { carteJson, joinsCarte, miennes } from './carte.columns.ts'
import { sourceOf, sourceOfTerritoire, type Source } from './evenements.sources.ts'

type Lecture = Pick<ReadCtx, 'db' | 'actor' | 'now'>

/** A page of events and their capped count, in one statement; `trouve` is a condition that the caller checks. */
const readPage = async (
  { db, actor }: Lecture,
  { ctes = [], lines }: Source,
  page: number,
  trouve: RawBuilder<unknown>,
) => {
  const found = await keyedPage<CarteEvenement, { trouve: boolean }>(db, {
    ctes: [...miennes(actor.id), ...ctes, sql`lignes as materialized (${lines})`],
    lines: sql`lignes`,
    rows: sql`
      select coalesce(json_agg(${carteJson} order by p.debut, p.id), '[]')
      from (select debut, id from lignes order by debut, id limit ${limitOf(page)} offset ${offsetOf(page)}) p
      join evenements e on e.id = p.id ${joinsCarte}`,
    also: { trouve },
  })
  return { trouve: found.trouve, liste: listAnswerOf('evenements', found) }
}

/** Members' pages send ids; other clients of the API may send labels, at the price of a statement each. */
const withIds = async ({ db }: Lecture, { thematique, type, ...filtres }: FiltresEvenements) => ({
  ...filtres,
  ...(thematique !== undefined && { thematique: await idOfReferentiel(db, 'theme', thematique) }),
  ...(type !== undefined && { type: await idOfReferentiel(db, 'type_evenement', type) }),
})

/** R7-7: published events, with filters. */
export const listEvenements = async (
  lecture: Lecture,
  { page, ...asked }: FiltresEvenements & { readonly page: number },
) => {
  const filtres = await withIds(lecture, asked)
  const { liste, trouve } = await readPage(lecture, sourceOf(filtres, lecture.now()), page, isSituee)
  if (filtres.distanceKilometre !== undefined && !trouve)
    throw invalidForm([{ champ: 'distanceKilometre', message: COMMUNE_MANQUANTE }])
  return liste
}

/** Published upcoming events of a branch; 404 if it is closed. */
export const listEvenementsTerritoire = async (lecture: Lecture, id: TerritoireId, page: number) => {
  const ouverte = sql`exists (select from territoires where id = ${id} and statut <> 'fermee')`
  const { liste, trouve } = await readPage(lecture, sourceOfTerritoire(id, lecture.now()), page, ouverte)
  if (!trouve) throw commonErrors.introuvable()
  return liste
}
