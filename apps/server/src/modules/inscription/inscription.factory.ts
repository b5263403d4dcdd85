import type { Mail } from '#gateways/mail/mail.ts'

/** The body of a sign-up, with an e-mail address from `name`. */
export const signUpOf = (name: string) => ({
  prenom: 'Rozenn',
  email: `${name}@exemple.fr`,
  motDePasse: 'Tramontane-8',
})

const LINK = /(\S+)\/connexion\/([\w-]{43})\/([01])\?lienConnexion=(\S+)/

/** Parses the login link of a mail. */
export const linkOf = (mail: Mail | undefined) => {
  const [, origin, secret = '', creation, lienConnexion = ''] = LINK.exec(mail?.text ?? '') ?? []
  return { origin, secret, creation, lienConnexion: decodeURIComponent(lienConnexion) }
}

/** The cookie that a response gives to the browser. */
export const cookieOf = ({ headers }: { readonly headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** A body in the three encodings that the server reads. */
export const encodingsOf = async (entries: [string, string][], json: unknown) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const multipart = new Response(form)
  return [
    {
      headers: { 'content-type': multipart.headers.get('content-type') ?? '' },
      payload: Buffer.from(await multipart.arrayBuffer()),
    },
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(entries).toString(),
    },
    { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(json) },
  ]
}
