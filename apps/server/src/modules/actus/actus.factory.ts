import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import type { Reaction, SuiviPublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { DB } from '#db/types.ts'
import { countReaction, countVue, writeLecture } from './lectrices/lectrices.repository.ts'

export type PublicationFields = Partial<Insertable<DB['publications']>>

/** By default, a post for the whole network, published at that instant. No notification is sent. */
export const createPublication = async (
  db: Db,
  now: Date,
  auteureId: string | null,
  fields: PublicationFields = {},
): Promise<PublicationId> => {
  const { statut = 'publiee', contenu = '<p>Notre premier marché ouvre samedi.</p>' } = fields
  const id = fields.id ?? uuid()
  await db
    .insertInto('publications')
    .values({
      id,
      type: 'publication',
      contenu,
      contenu_texte: textOfRichText(contenu),
      statut,
      auteure_id: auteureId,
      cree_le: now,
      publiee_le: statut === 'brouillon' || statut === 'programmee' ? null : now,
      ...((statut === 'masquee' || statut === 'supprimee') && { statut_avant: 'publiee' }),
      ...(statut === 'supprimee' && { supprimee_le: now }),
      ...(fields.type !== undefined &&
        fields.type !== 'publication' && { titre: 'Nos prochains rendez-vous' }),
      ...fields,
    })
    .execute()
  return id as PublicationId
}

type LectureFields = {
  readonly reaction?: Reaction
  readonly suivi?: SuiviPublication
  readonly favori?: true
  /** She has seen it; `clic`: from the link of a mail. */
  readonly vue?: true
  readonly clic?: true
}

/** Writes what a reader does with a post, and counts it on the post. No notification is sent. */
export const addLecture = (
  db: Db,
  now: Date,
  publicationId: string,
  compteId: string,
  { reaction, suivi, favori, vue, clic }: LectureFields,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await writeLecture(
      tx,
      { publicationId, compteId },
      {
        reaction: reaction ?? null,
        suivi: suivi ?? null,
        favori_le: favori ? now : null,
        vue_le: vue ? now : null,
        clic_le: clic ? now : null,
      },
    )
    if (reaction) await countReaction(tx, publicationId, { avant: null, apres: reaction })
    if (vue) await countVue(tx, publicationId, { isVue: true, isClic: clic === true })
  })

export { createCommentaire, reactToCommentaire } from './commentaires/commentaires.factory.ts'
