import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND, PAGE_COLORS_CSS } from './mail-colors.ts'

/** Inlined: the page loads nothing. */
const CSS = `
${PAGE_COLORS_CSS}
*{box-sizing:border-box}
body{background:var(--page);color:var(--ink);font:17px/1.6 "Atkinson Hyperlegible Next Variable","Segoe UI",Verdana,Arial,sans-serif;margin:0;padding:1.5rem}
.card{border:1px solid var(--line);border-radius:22px;margin:8vh auto 0;max-width:34rem;overflow:hidden}
header{background:var(--band);color:${BRAND.paper};padding:1rem 2rem}
header,h1{font-family:"Bricolage Grotesque Variable","Segoe UI",Arial,sans-serif;font-weight:700;letter-spacing:-.02em}
header{font-size:1.5rem}
.mark{font-size:2.125rem;letter-spacing:-.14em;margin-right:.3em}
.mark b{color:${BRAND.road}}
main{background:var(--sheet);padding:2rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem;text-wrap:balance}
p{margin:0 0 1.25rem}
main>:last-child,form>:last-child{margin-bottom:0}
a{color:var(--link)}
label{display:block;font-weight:700;margin:0 0 .5rem}
textarea{background:var(--sheet);border:1.5px solid var(--ink);border-radius:14px;color:var(--ink);display:block;font:inherit;margin:0 0 1.25rem;min-height:10rem;padding:.75rem 1rem;resize:vertical;width:100%}
button{background:${BRAND.road};border:1.5px solid ${BRAND.ink};border-radius:14px;color:${BRAND.ink};cursor:pointer;font:inherit;font-weight:700;min-height:48px;padding:.6rem 1.5rem}
a:focus-visible,button:focus-visible,textarea:focus-visible{outline:3px solid currentColor;outline-offset:3px}`

type Props = { readonly titre: string; readonly children: ReactNode }

/** A page that a link in a mail opens: it works without a script and without a session. */
const MailPage = ({ titre, children }: Props) => (
  <html lang="fr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${titre} · Entrelles`}</title>
      <style>{CSS}</style>
    </head>
    <body>
      <div className="card">
        {/* As the header of the mail that led here. */}
        <header>
          <span className="mark" aria-hidden="true">
            e<b>ə</b>
          </span>
          Entrelles
        </header>
        <main>
          <h1>{titre}</h1>
          {children}
        </main>
      </div>
    </body>
  </html>
)

export const drawMailPage = (titre: string, children: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(<MailPage titre={titre}>{children}</MailPage>)}`
