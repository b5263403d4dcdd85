import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import type { CarteIntervenant } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { EVENEMENTS_MAX, thematiquesJson } from './intervenants.columns.ts'

/** The card of a speaker, for members; 404 unless she has consented and is visible. */
export const getIntervenant = async (db: Db, id: string, now: Date): Promise<CarteIntervenant> => {
  const row = await db
    .selectFrom('intervenants as i')
    .where('i.id', '=', id)
    .where('i.visible', '=', true)
    .where('i.consentement_le', 'is not', null)
    .select((eb) => [
      eb.ref('i.id').$castTo<IntervenantId>().as('id'),
      'i.prenom',
      'i.nom',
      'i.entreprise',
      'i.profession',
      'i.biographie',
      'i.photo',
      'i.site_web as siteWeb',
      'i.instagram',
      'i.facebook',
      'i.linkedin',
      thematiquesJson.as('thematiques'),
      sql<CarteIntervenant['evenements']>`(
        select coalesce(json_agg(json_build_object(
          'id', x.id, 'titre', x.titre, 'dateHeureDebut', x.debut, 'fuseau', x.fuseau) order by x.place), '[]')
        from (
          select e.*, row_number() over (order by e.fin <= ${now}::timestamptz,
            abs(extract(epoch from e.debut - ${now}::timestamptz)), e.id) as place
          from evenements_intervenants ei join evenements e on e.id = ei.evenement_id
          where ei.intervenant_id = i.id and not e.brouillon and e.annule_le is null
          order by place limit ${EVENEMENTS_MAX}) x)`.as('evenements'),
    ])
    .executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  return row
}
