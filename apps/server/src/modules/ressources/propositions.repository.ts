import type { PropositionForm } from '@entrelles/contract/modules/ressources/ressources.forms.ts'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'

export const insertProposition = async (
  db: Tx,
  auteureId: string,
  { titre, url, commentaire }: PropositionForm,
  now: Date,
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('propositions_ressource')
    .values({ id, auteure_id: auteureId, titre, url, commentaire, cree_le: now })
    .execute()
  return id
}

type Remarque = { readonly ressourceId: string; readonly auteureId: string; readonly texte: string }

export const insertRemarque = async (
  db: Tx,
  { ressourceId, auteureId, texte }: Remarque,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('remarques_ressource')
    .values({ id: uuid(), ressource_id: ressourceId, auteure_id: auteureId, texte, cree_le: now })
    .execute()
}

/** Counts one more remark to handle, or one less. The resource is locked. */
export const countRemarque = async (db: Tx, ressourceId: string, change: 1 | -1): Promise<void> => {
  await db
    .updateTable('ressources')
    .set((eb) => ({ nb_remarques: eb('nb_remarques', '+', change) }))
    .where('id', '=', ressourceId)
    .execute()
}
