const CHEMIN = /^\/api\/connexion\/lien\/([A-Za-z0-9_-]{43})$/

/** Whether a text has the format of an emailed token; others are never sent. */
export const isJeton = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text)

/**
 * The login token of `/connexion/{token}/{creation}?lienConnexion=` (R7-1): that of lienConnexion when it is a
 * same-origin link, otherwise that of the path. Only the token is used: no URL is followed.
 */
export const jetonOf = (token: string, lienConnexion: string | null, origin: string): string | undefined => {
  const lien = lienConnexion !== null && URL.canParse(lienConnexion, origin) && new URL(lienConnexion, origin)
  const followed = lien && lien.origin === origin ? CHEMIN.exec(lien.pathname)?.[1] : undefined
  return followed ?? (isJeton(token) ? token : undefined)
}
