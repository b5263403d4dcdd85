import type { SensTri } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { prefixQuery } from '#db/text-search.ts'

/** Only the largest communes: thousands start with « saint ». */
const COMMUNES_CHERCHEES = 30

/** Whether the name of a branch `t`, or of a commune of its area, matches these word prefixes. */
export const matchesTermes = (termes = ''): RawBuilder<boolean> | undefined => {
  const words = prefixQuery(termes, 'noms')
  return (
    words &&
    sql<boolean>`(
      to_tsvector('noms', translate(t.nom, '-''’', '   ')) @@ ${words}
      or t.id in (
        select antenne_de(v.id) from (
          select v.id from villes v where to_tsvector('noms', translate(v.nom, '-''’', '   ')) @@ ${words}
          order by v.population desc limit ${COMMUNES_CHERCHEES}
        ) v))`
  )
}

const SENS = { asc: sql`asc`, desc: sql`desc` } as const

/** The `order by` clause of `tris`: region first, then name. */
export const sortTerritoires = ({ trinom, triregion }: { trinom: SensTri; triregion: SensTri }) => {
  const region =
    triregion === 'aucun' ? sql`` : sql`lower(unaccent(t.region)) collate "C" ${SENS[triregion]} nulls last, `
  return sql`${region}lower(unaccent(t.nom)) collate "C" ${SENS[trinom === 'desc' ? 'desc' : 'asc']}, t.id`
}
