import { instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { FICHIER_VIDE, fichierTropLourd } from './fichiers.texts.ts'

export const fichierId = idOf<'FichierId'>()
export type FichierId = z.infer<typeof fichierId>

/** The types of private files, recognised by their content, with what a browser calls them. */
export const MIMES_FICHIER = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const
export type TypeFichier = keyof typeof MIMES_FICHIER
const TYPES_FICHIER = Object.keys(MIMES_FICHIER) as [TypeFichier, ...TypeFichier[]]

const MO = 1024 * 1024

type RegleFichiers = {
  /** Files of one object. */
  readonly max: number
  readonly maxOctets: number
  readonly types: readonly TypeFichier[]
}

/** The kinds of objects that have private files, with what each accepts. */
export const USAGES_FICHIER = {
  coup_de_pouce: { max: 3, maxOctets: 5 * MO, types: TYPES_FICHIER },
  ressource: { max: 1, maxOctets: 10 * MO, types: TYPES_FICHIER },
  message: { max: 5, maxOctets: 10 * MO, types: TYPES_FICHIER },
} as const satisfies Record<string, RegleFichiers>
export type UsageFichier = keyof typeof USAGES_FICHIER
const usages = Object.keys(USAGES_FICHIER) as [UsageFichier, ...UsageFichier[]]

export const FICHIER_MAX_OCTETS = Math.max(...Object.values(USAGES_FICHIER).map(({ maxOctets }) => maxOctets))
/** What the files of a member may weigh in all. */
export const QUOTA_FICHIERS_OCTETS = 100 * MO
export const FICHIERS_JOUR_MAX = 60
/** How long the signed address of a file is valid. */
export const LIEN_FICHIER_MINUTES = 10
/** Without the extension, which is always that of the content. */
export const NOM_FICHIER_MAX = 100

/** A private file, as its reader sees it before she opens it. */
export const fichier = z.object({
  id: fichierId,
  nom: z.string(),
  type: z.enum(TYPES_FICHIER),
  /** In bytes. */
  taille: z.int(),
})
export type Fichier = z.infer<typeof fichier>

/** Undefined when a file of that size may be sent. */
export const refusTaille = (usage: UsageFichier, octets: number): string | undefined => {
  if (octets === 0) return FICHIER_VIDE
  const { maxOctets } = USAGES_FICHIER[usage]
  return octets > maxOctets ? fichierTropLourd(maxOctets) : undefined
}

export const fichierForm = z
  .strictObject({ fichier: z.file(), usage: z.enum(usages) })
  .superRefine(({ fichier: { size }, usage }, ctx) => {
    const message = refusTaille(usage, size)
    if (message !== undefined) ctx.addIssue({ code: 'custom', path: ['fichier'], message })
  })
export type FichierForm = z.output<typeof fichierForm>

/** The address of a file for one reader, which needs no session until it expires. */
export const lienFichier = z.object({ url: z.string(), expireLe: instant })
export type LienFichier = z.infer<typeof lienFichier>
