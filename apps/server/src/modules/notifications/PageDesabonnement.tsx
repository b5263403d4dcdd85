import { drawMailPage } from '#kit/mail/MailPage.tsx'

export type TextesDesabonnement = {
  readonly titre: string
  readonly texte: string
  /** Without it, there is nothing left to do. */
  readonly bouton?: string
}

/** `reglages` is where her settings are. */
type Props = TextesDesabonnement & { readonly reglages: string }

/** The page of an unsubscribe link. */
export const drawDesabonnement = ({ titre, texte, reglages, bouton }: Props): string =>
  drawMailPage(
    titre,
    <>
      <p>{texte}</p>
      {bouton !== undefined && (
        // Without an address, the form is sent to this page's own, which holds the token.
        <form method="post">
          <p>
            <button type="submit">{bouton}</button>
          </p>
        </form>
      )}
      <p>
        <a href={reglages}>Régler toutes mes notifications</a>
      </p>
    </>,
  )
