import { sql } from 'kysely'
import { champsCarte, joinsCarte, miennes } from '#modules/evenements/evenements.public.ts'
import type { Categorie } from './categorie.ts'

export const evenement: Categorie = {
  nom: 'evenement',
  // Without the first, which is `moi`.
  ctes: ({ lectriceId }) => miennes(lectriceId).slice(1),
  rows: (_lecture, page) => sql`
    select coalesce(json_agg(json_build_object(${champsCarte}) order by p.place), '[]')
    from ${page} join evenements e on e.id = p.id ${joinsCarte}`,
}
