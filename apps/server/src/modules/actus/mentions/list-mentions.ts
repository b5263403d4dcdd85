import { SUGGESTIONS_MENTION_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf, listSuggestions } from '#modules/adherentes/adherentes.public.ts'
import { findPublication } from '../get-publication.ts'
import { isNommable, type ObjetLu } from './nommables.queries.ts'

type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

type Asked = {
  readonly termes: string
  readonly publicationId?: PublicationId | undefined
  readonly territoire?: string | undefined
}

/** The post that is commented, or the branch that is written to; undefined if the caller does not read the post. */
const findObjet = async (
  { publicationId, territoire }: Asked,
  reading: Reading,
): Promise<ObjetLu | undefined> => {
  if (publicationId === undefined) return { territoireIds: territoire === undefined ? [] : [territoire] }
  const publication = await findPublication(publicationId, reading)
  if (!publication) return undefined
  const { type, territoireIds, auteureId } = publication
  return { territoireIds, auteureId: type === 'annonce' ? null : auteureId }
}

/** Members whom the caller may name there, as the directory finds them: the best match first. */
export const listMentions = async (
  asked: Asked,
  reading: Reading,
): Promise<{ readonly adherentes: CarteAdherente[] }> => {
  const objet = asked.termes === '' ? undefined : await findObjet(asked, reading)
  if (!objet) return { adherentes: [] }
  const { territoireIds } = objet
  const adherentes = await listSuggestions(
    reading.db,
    lectureOf(reading),
    { termes: asked.termes, ...(territoireIds.length > 0 && { antennes: territoireIds }) },
    {
      among: sql`a.compte_id <> ${reading.actor.id} and ${isNommable(objet, reading.now())}`,
      limit: SUGGESTIONS_MENTION_MAX,
    },
  )
  return { adherentes }
}
