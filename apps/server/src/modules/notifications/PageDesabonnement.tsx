import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND, PAGE_COLORS_CSS } from '#kit/mail/mail-colors.ts'

/** Inlined: the page loads nothing. */
const CSS = `
${PAGE_COLORS_CSS}
*{box-sizing:border-box}
body{background:var(--page);color:var(--ink);font:17px/1.6 "Atkinson Hyperlegible Next Variable","Segoe UI",Verdana,Arial,sans-serif;margin:0;padding:1.5rem}
main{background:var(--sheet);border:1px solid var(--line);border-radius:22px;margin:8vh auto 0;max-width:34rem;padding:2rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
p{margin:0 0 1.25rem}
a{color:var(--link)}
button{background:${BRAND.road};border:1.5px solid ${BRAND.ink};border-radius:14px;color:${BRAND.ink};cursor:pointer;font:inherit;font-weight:700;min-height:48px;padding:.6rem 1.5rem}
a:focus-visible,button:focus-visible{outline:3px solid currentColor;outline-offset:3px}`

export type TextesDesabonnement = {
  readonly titre: string
  readonly texte: string
  /** Without it, there is nothing left to do. */
  readonly bouton?: string
}

/** `reglages` is where her settings are. */
type Props = TextesDesabonnement & { readonly reglages: string }

/** The page of an unsubscribe link: it works without a script and without a session. */
const PageDesabonnement = ({ titre, texte, reglages, bouton }: Props) => (
  <html lang="fr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${titre} · Entrelles`}</title>
      <style>{CSS}</style>
    </head>
    <body>
      <main>
        <h1>{titre}</h1>
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
      </main>
    </body>
  </html>
)

export const drawDesabonnement = (props: Props): string =>
  `<!doctype html>${renderToStaticMarkup(<PageDesabonnement {...props} />)}`
