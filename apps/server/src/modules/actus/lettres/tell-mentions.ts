import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { mentionLettre } from './actus.lettres.ts'
import { findAverties, type Telling } from './averties.queries.ts'

type Nommees = {
  readonly publicationId: string
  /** The comment that names them; null for the post itself. */
  readonly commentaireId: string | null
  readonly mentionnees: readonly string[]
}

type Objet = {
  readonly titre: string | null
  readonly auteureId: string | null
  /** Members notified of the comment itself: the author of the post and the member it answers. */
  readonly averties: readonly string[]
}

const findObjet = async (db: Db, { publicationId, commentaireId }: Nommees): Promise<Objet | undefined> => {
  const { rows } = await sql<Objet>`
    select p.titre, case when c.id is null then p.auteure_id else c.auteure_id end as "auteureId",
      case when c.id is null then '{}' else array_remove(array[p.auteure_id, r.auteure_id], null) end as averties
    from publications p left join commentaires c on c.id = ${commentaireId}
    left join commentaires r on r.id = c.commentaire_parent_id
    where p.id = ${publicationId}`.execute(db)
  return rows[0]
}

/** Notifies the members whom a text mentions, except those already notified of it. */
export const tellMentions = async (ctx: Telling, nommees: Nommees): Promise<void> => {
  const { publicationId, commentaireId, mentionnees } = nommees
  const objet = mentionnees.length === 0 ? undefined : await findObjet(ctx.db, nommees)
  if (!objet || objet.auteureId === null) return
  const { titre, auteureId: acteureId, averties } = objet
  const told = await findAverties(
    ctx,
    { publicationId, acteureId },
    mentionnees.filter((id) => !averties.includes(id)),
  )
  await sendLettres(
    ctx,
    mentionLettre,
    told.map((compteId) => ({
      compteId,
      objetId: publicationId,
      acteureId,
      donnees: { publicationId, commentaireId, compteId, titre },
    })),
  )
}
