/** Styles of the page: plain colours, 48 px targets, visible focus. */
const STYLE = `
  body { margin: 0; background: #f1f3f5; color: #1d2733; font: 1.0625rem/1.5 system-ui, sans-serif }
  main { box-sizing: border-box; max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem }
  h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
  p { margin: 0 0 1rem }
  dl { margin: 1.5rem 0; padding: 1rem 1.25rem; background: #fff; border: 1px solid #ccd3da; border-radius: .5rem }
  dt { color: #4a5665; font-size: .9375rem }
  dd { margin: 0 0 .75rem; font-weight: 600; overflow-wrap: anywhere }
  dd:last-child { margin: 0 }
  label { display: block; margin-bottom: .25rem; font-weight: 600 }
  input { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .5rem .75rem; font: inherit; color: inherit;
    background: #fff; border: 1px solid #66727f; border-radius: .375rem }
  input[aria-invalid] { border: 2px solid #a3161a }
  .error { color: #a3161a; margin: .25rem 0 0 }
  .field { margin-bottom: 1rem }
  button, .button { box-sizing: border-box; display: block; width: 100%; min-height: 3rem; margin: 0 0 .75rem;
    padding: .625rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
    color: #1d2733; background: #fff; border: 1px solid #66727f; border-radius: .375rem }
  .main { color: #fff; background: #14584a; border-color: #14584a }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }
`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => ENTITIES[one] ?? one)

/** Full page; `content` is already HTML. */
export const pageHtml = (content: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulateur de paiement</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Simulateur de paiement</h1>
<p>Cette page remplace la plateforme de paiement pendant les essais&nbsp;: aucun argent ne circule.</p>
${content}
</main>
</body>
</html>
`
