import { sql } from 'kysely'
import {
  carteCoupDePouceJson,
  categoriesCte,
  joinsCarte,
} from '#modules/coups-de-pouce/coups-de-pouce.public.ts'
import type { Categorie } from './categorie.ts'

export const coupdepouce: Categorie = {
  nom: 'coupdepouce',
  ctes: () => [categoriesCte],
  rows: (lecture, page) => sql`
    select coalesce(json_agg(${carteCoupDePouceJson(lecture)} order by p.place), '[]')
    from ${page} join coups_de_pouce d on d.id = p.id ${joinsCarte}`,
}
