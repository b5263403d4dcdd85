const CHEMIN = /^\/api\/connexion\/lien\/([A-Za-z0-9_-]{43})$/

/** Whether a text may be the secret of a mail; nothing is asked with what cannot. */
export const isJeton = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text)

/**
 * The token to log in with, of `/connexion/{token}/{creation}?lienConnexion=` (R7-1): that of lienConnexion when it
 * is a link of this origin, otherwise that of the path. Only a token is kept of them: no address is followed.
 */
export const jetonOf = (token: string, lienConnexion: string | null, origin: string): string | undefined => {
  const lien = lienConnexion !== null && URL.canParse(lienConnexion, origin) && new URL(lienConnexion, origin)
  const followed = lien && lien.origin === origin ? CHEMIN.exec(lien.pathname)?.[1] : undefined
  return followed ?? (isJeton(token) ? token : undefined)
}
