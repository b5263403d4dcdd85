import { isLienFranc } from './lien-franc.ts'
import { facultatif, LIEN_MAX } from './optional-fields.ts'
import { z } from './z.ts'

/** Networks whose links are typed in short, with their sites and the address of an account. */
export const RESEAUX_SOCIAUX = {
  instagram: {
    nom: 'Instagram',
    sites: ['instagram.com'],
    compte: /^[\w.]{1,30}$/,
    adresseOf: (compte: string) => `https://www.instagram.com/${compte}`,
  },
  facebook: {
    nom: 'Facebook',
    sites: ['facebook.com', 'fb.com', 'fb.me'],
    compte: /^[\w.-]{1,80}$/,
    adresseOf: (compte: string) => `https://www.facebook.com/${compte}`,
  },
  linkedin: {
    nom: 'LinkedIn',
    sites: ['linkedin.com'],
    compte: /^[\p{L}\p{N}_-]{1,100}$/u,
    adresseOf: (compte: string) => `https://www.linkedin.com/in/${compte}`,
  },
} as const
type ReseauSocial = keyof typeof RESEAUX_SOCIAUX

const SITE_INVALIDE = 'L’adresse du site est invalide.'
const invaliditeOf = (reseau: ReseauSocial): string =>
  `L’adresse ${RESEAUX_SOCIAUX[reseau].nom} est invalide.`

/** A domain without « https:// », then maybe a path: neither a port nor a name before « @ » can be part of it. */
const SANS_PROTOCOLE = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]+)+(?:[/?#].*)?$/u
/** Paths that LinkedIn pages have. */
const CHEMIN_LINKEDIN = /^\/?(?:in|company|school)\/[\p{L}\p{N}_-]{1,100}\/?$/u

const withProtocole = (texte: string): string => (SANS_PROTOCOLE.test(texte) ? `https://${texte}` : texte)

/** A handle, with « @ » or as one word, becomes an address. With a dot and no « @ », it is taken for a site. */
const ofReseau =
  (reseau: ReseauSocial) =>
  (texte: string): string => {
    const { compte, adresseOf } = RESEAUX_SOCIAUX[reseau]
    if (reseau === 'linkedin' && CHEMIN_LINKEDIN.test(texte))
      return `https://www.linkedin.com/${texte.replace(/^\//, '')}`
    const handle = texte.startsWith('@') ? texte.slice(1) : texte
    const isHandle = compte.test(handle) && (handle !== texte || !handle.includes('.'))
    // A handle of dots alone would be read as a path: « .. ».
    return isHandle && /[\p{L}\p{N}]/u.test(handle) ? adresseOf(handle) : withProtocole(texte)
  }

/** The host as it is read, which is also the one that a browser opens. */
const hostOf = (lien: string): string => /^https?:\/\/([^/?#]+)/i.exec(lien)?.[1]?.toLowerCase() ?? ''

const lienCourt = (
  completeOf: (texte: string) => string,
  invalide: string,
  isOurs: (host: string) => boolean = () => true,
) =>
  facultatif(LIEN_MAX)
    .transform((texte) => texte && completeOf(texte))
    .pipe(
      z
        .string()
        .max(LIEN_MAX, invalide)
        .regex(/^[^\s\p{C}]*$/u, invalide)
        .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: invalide }))
        .refine((lien) => isLienFranc(lien) && hostOf(lien) !== '' && isOurs(hostOf(lien)), invalide)
        .nullable(),
    )

/** Optional site: « maelle-poterie.fr » is completed with « https:// ». */
export const siteFacultatif = lienCourt(withProtocole, SITE_INVALIDE)

/** Optional account of a network: its address, or its handle. Leads to the sites of that network only. */
export const reseauFacultatif = (reseau: ReseauSocial) =>
  lienCourt(ofReseau(reseau), invaliditeOf(reseau), (host) =>
    RESEAUX_SOCIAUX[reseau].sites.some((site) => host === site || host.endsWith(`.${site}`)),
  )
