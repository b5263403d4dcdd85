import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql } from 'kysely'
import { stretches } from '#db/keyed-page.ts'
import { lectureOf, moiSansLieu } from '#modules/adherentes/adherentes.public.ts'
import { isLue } from './readable.queries.ts'
import type { Reading } from './ressources.queries.ts'

const MOTS_MAX = 6
const LETTRES_MIN = 3
/** The newest resources read of each word. */
const PAR_MOT = 50

type Proche = Pick<Ressource, 'id' | 'type' | 'titre' | 'resume'>

/**
 * The resources that share most words with a text, among those that she reads; rare words count more. A word stands for its
 * singular and its plural; a text of several words must share two of them.
 */
export const findRessourcesProches = async (
  reading: Reading,
  texte: string,
  max: number,
): Promise<Proche[]> => {
  const { rows } = await sql<Proche>`
    with ${moiSansLieu(lectureOf(reading))},
    mots as materialized (
      select mot from unnest(mots_nom(${texte})) mot
      where length(mot) >= ${LETTRES_MIN} and to_tsvector('fr', mot) <> '' limit ${MOTS_MAX}),
    cles_mots as materialized (
      select distinct mot, 'm:' || forme as cle
      from mots, unnest(array[mot, mot || 's', regexp_replace(mot, '[sx]$', '')]) forme),
    trouves as materialized (
      select x.ressource_id as id, c.mot, count(*) over (partition by c.mot) as nb
      from ${stretches({
        table: 'ressources_cles',
        keys: sql`cles_mots c`,
        columns: ['ordre', 'ressource_id'],
        where: [isLue(reading.actor, 'k')],
        limit: PAR_MOT,
      })})
    select r.id, r.type, r.titre, r.resume
    from (
      select id, row_number() over (order by count(distinct mot) desc, sum(1.0 / nb) desc, id desc) as place
      from trouves group by id having count(distinct mot) >= least(2, (select count(*) from mots))
      order by place limit ${max}
    ) p join ressources r on r.id = p.id order by p.place`.execute(reading.db)
  return rows
}
