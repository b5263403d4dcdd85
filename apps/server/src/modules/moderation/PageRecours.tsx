import { RECOURS_MAX, RECOURS_MIN } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import { drawMailPage } from '#kit/mail/MailPage.tsx'

export type TextesRecours = {
  readonly titre: string
  readonly texte: string
  /** Without it, there is nothing to ask for. */
  readonly bouton?: string
}

/** The page by which a member who can no longer log in appeals. */
export const drawRecours = ({ titre, texte, bouton }: TextesRecours): string =>
  drawMailPage(
    titre,
    <>
      <p>{texte}</p>
      {bouton !== undefined && (
        // Without an address, the form is sent to this page's own, which holds the token.
        <form method="post">
          <label htmlFor="motif">Pourquoi cette décision devrait-elle changer&nbsp;?</label>
          <textarea id="motif" name="motif" required minLength={RECOURS_MIN} maxLength={RECOURS_MAX} />
          <p>
            <button type="submit">{bouton}</button>
          </p>
        </form>
      )}
    </>,
  )
