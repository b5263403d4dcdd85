import { sql } from 'kysely'
import {
  carteCoupDePouceJson,
  categoriesCte,
  joinsCarte as joinsCoupDePouce,
} from '#modules/coups-de-pouce/coups-de-pouce.public.ts'
import {
  champsCarte,
  ctesCarte,
  joinsCarte as joinsEvenement,
} from '#modules/evenements/evenements.public.ts'
import type { Categorie } from './categorie.ts'

export const coupdepouce: Categorie = {
  nom: 'coupdepouce',
  ctes: () => [categoriesCte],
  rows: (lecture, page) => sql`
    select coalesce(json_agg(${carteCoupDePouceJson(lecture)} order by p.place), '[]')
    from ${page} join coups_de_pouce d on d.id = p.id ${joinsCoupDePouce}`,
}

export const evenement: Categorie = {
  nom: 'evenement',
  ctes: ({ lectriceId }) => ctesCarte(lectriceId),
  rows: (_lecture, page) => sql`
    select coalesce(json_agg(json_build_object(${champsCarte}) order by p.place), '[]')
    from ${page} join evenements e on e.id = p.id ${joinsEvenement}`,
}
