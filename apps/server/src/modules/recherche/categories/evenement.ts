import { sql } from 'kysely'
import { champsCarte, ctesCarte, joinsCarte } from '#modules/evenements/evenements.public.ts'
import type { Categorie } from './categorie.ts'

export const evenement: Categorie = {
  nom: 'evenement',
  ctes: ({ lectriceId }) => ctesCarte(lectriceId),
  rows: (_lecture, page) => sql`
    select coalesce(json_agg(json_build_object(${champsCarte}) order by p.place), '[]')
    from ${page} join evenements e on e.id = p.id ${joinsCarte}`,
}
