import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { canDeleteIntervenants } from '@entrelles/contract/modules/intervenants/intervenants.policy.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/ctx.ts'
import { managedBy } from '#modules/evenements/evenements.public.ts'
import {
  consentementJson,
  EVENEMENTS_MAX,
  nbEvenements,
  territoiresJson,
  thematiquesJson,
} from '#modules/intervenants/intervenants.columns.ts'

/** A speaker in full. A coordinator does not see the drafts of other branches among the events. */
export const getIntervenantBo = async (db: Db, actor: SignedIn, id: string): Promise<DetailIntervenantBo> => {
  const row = await db
    .selectFrom('intervenants as i')
    .leftJoin('comptes as c', 'c.id', 'i.compte_id')
    .where('i.id', '=', id)
    .select((eb) => [
      eb.ref('i.id').$castTo<IntervenantId>().as('id'),
      'i.prenom',
      'i.nom',
      'i.entreprise',
      'i.profession',
      'i.photo',
      eb.ref('i.statut').$castTo<DetailIntervenantBo['statut']>().as('statut'),
      consentementJson.as('consentement'),
      'i.consentement_demande_le as consentementDemandeLe',
      nbEvenements.as('nbEvenements'),
      'i.biographie',
      'i.email',
      'i.telephone',
      'i.site_web as siteWeb',
      'i.instagram',
      'i.facebook',
      'i.linkedin',
      'i.lien_fdt as lienFdt',
      sql<DetailIntervenantBo['adherente']>`case when c.id is not null
        then json_build_object('id', c.id, 'prenom', c.prenom, 'nom', c.nom) end`.as('adherente'),
      thematiquesJson.as('thematiques'),
      territoiresJson.as('territoires'),
      'i.visible',
      'i.note_interne as noteInterne',
      sql<DetailIntervenantBo['evenements']>`(
        select coalesce(json_agg(json_build_object('id', x.id, 'titre', x.titre, 'dateHeureDebut', x.debut,
          'fuseau', x.fuseau, 'isDraft', x.brouillon) order by x.debut desc nulls first, x.id desc), '[]')
        from (
          select e.* from evenements_intervenants ei join evenements e on e.id = ei.evenement_id
          where ei.intervenant_id = i.id and (not e.brouillon or ${managedBy(actor)})
          order by e.debut desc nulls first, e.id desc limit ${EVENEMENTS_MAX}) x)`.as('evenements'),
      'i.cree_le as dateCreation',
      'i.version',
    ])
    .executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  const isHers = canDeleteIntervenants(actor)
  return { ...row, droits: { supprimer: isHers, fusionner: isHers } }
}
