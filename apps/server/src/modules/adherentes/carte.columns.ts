import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import {
  ANCIENNE_MEMBRE,
  type CarteAdherente,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Lecture } from './annuaire.queries.ts'

/**
 * The card of the member with this id, with the fields that the reader of the CTE `moi` may see. An
 * account that is not in the directory is shown as a former member.
 */
export const carteJson = (
  { now, graceDays }: Pick<Lecture, 'now' | 'graceDays'>,
  compteId: RawBuilder<unknown>,
): RawBuilder<CarteAdherente> => {
  const read = (champ: string, portee: string) => sql`case
    when a.compte_id = moi.id or ${sql.ref(portee)} = 'reseau'
      or (${sql.ref(portee)} = 'antenne' and a.territoire_id = any (moi.antennes)) then ${sql.ref(champ)} end`
  return sql<CarteAdherente>`(
    select json_build_object(
      'id', a.compte_id, 'prenom', coalesce(a.prenom, ${ANCIENNE_MEMBRE}), 'nom', a.nom, 'photo', a.photo,
      'profession', ${read('a.profession', 'a.profession_portee')},
      'nomEntreprise', ${read('a.nom_entreprise', 'a.entreprise_portee')},
      'ville', case when a.ville is not null then json_build_object('nom', a.ville, 'departement', a.departement) end,
      'territoireCoordonne', case when a.coordonne_id is not null then (
        select json_build_object('id', t.id, 'nom', t.nom) from territoires t where t.id = a.coordonne_id) end)
    from moi left join annuaire a
      on a.compte_id = ${compteId} and a.paye_jusquau >= ${addDays(parisDay(now), -graceDays)})`
}
