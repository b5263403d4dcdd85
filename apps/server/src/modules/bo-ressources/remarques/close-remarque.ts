import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { ressourcesErrors } from '@entrelles/contract/modules/ressources/ressources.errors.ts'
import type { RemarqueId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Tx } from '#db/client.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { countRemarque } from '#modules/ressources/propositions.repository.ts'
import { holdRessourceBo } from '../hold-ressource-bo.ts'
import { cibleOf } from '../journal-ressource.ts'
import { updateTraitee } from './remarques.repository.ts'

const ressourceOf = async (db: Tx, id: RemarqueId): Promise<string> => {
  const remarque = await db
    .selectFrom('remarques_ressource')
    .where('id', '=', id)
    .select('ressource_id as ressourceId')
    .executeTakeFirst()
  if (!remarque) throw commonErrors.introuvable()
  return remarque.ressourceId
}

/** Says that a remark was handled. */
export const closeRemarque = async (id: RemarqueId, ctx: Ctx): Promise<void> => {
  const { db, actor, now } = ctx
  const { id: ressourceId, publiee } = await holdRessourceBo(await ressourceOf(db, id), ctx)
  const texte = await updateTraitee(db, id, { compteId: actor.id, now: now() })
  if (texte === undefined) throw ressourcesErrors.remarque_close()
  await countRemarque(db, ressourceId, -1)
  await journalise(ctx, {
    action: 'ressources.traiter_remarque',
    cible: cibleOf({ id: ressourceId, titre: publiee.titre }),
    apres: { texte },
  })
}
