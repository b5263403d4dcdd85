import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { DESTINATAIRES_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { Destinataire } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql } from 'kysely'
import { lectureOf, listSuggestions } from '#modules/adherentes/adherentes.public.ts'
import type { Reading } from '../messagerie.columns.ts'
import { findDestinataires } from './contacts.queries.ts'

/** Members whom the caller may write to, as the directory finds them: without accents, with typing mistakes, the best match first. */
export const listDestinataires = async (
  termes: string,
  reading: Reading,
): Promise<{ readonly destinataires: Destinataire[] }> => {
  const adherentes = await listSuggestions(
    reading.db,
    lectureOf(reading),
    { termes },
    { among: sql`a.compte_id <> ${reading.actor.id}`, limit: DESTINATAIRES_MAX },
  )
  const ids = adherentes.flatMap(({ id }) => id ?? [])
  const found = await findDestinataires(ids, reading)
  return { destinataires: ids.flatMap((id) => found.get(id) ?? []) }
}

/** How the caller may write to a member; nobody writes to herself. */
export const getDestinataire = async (id: string, reading: Reading): Promise<Destinataire> => {
  const destinataire = (await findDestinataires([id], reading)).get(id)
  if (!destinataire) throw commonErrors.introuvable()
  return destinataire
}
