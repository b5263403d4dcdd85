import { sendLettres } from '#modules/envois/envois.public.ts'
import { reactionLettre } from './actus.lettres.ts'
import { findAverties, type Telling } from './averties.queries.ts'

type Reagie = {
  readonly publicationId: string
  /** The comment that she reacts to; null for the post itself. */
  readonly commentaireId: string | null
  /** Who wrote it; null once her account is erased. */
  readonly auteureId: string | null
  readonly acteureId: string
}

/** Tells an author of a first reaction of that member; the reactions to one text share a line until it is read. */
export const tellReaction = async (ctx: Telling, reagie: Reagie): Promise<void> => {
  const { publicationId, commentaireId, auteureId, acteureId } = reagie
  if (auteureId === null) return
  const told = await findAverties(ctx, { publicationId, acteureId }, [auteureId])
  await sendLettres(
    ctx,
    reactionLettre,
    told.map((compteId) => ({
      compteId,
      objetId: publicationId,
      acteureId,
      donnees: { publicationId, commentaireId, compteId, titre: null, acteureId },
    })),
  )
}
