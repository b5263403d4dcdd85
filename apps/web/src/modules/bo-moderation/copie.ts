import { imagePublication, type ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { copieMessage, type CopieMessage } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'

/** What the reporter saw, as it was stored: its keys depend on what is reported. */
export type Copie = Dossier['copie']

/** The parts that help to judge it. */
const LIBELLES: Readonly<Record<string, string>> = {
  titre: 'Titre',
  enReponseA: 'En réponse à',
  profession: 'Profession',
  nomEntreprise: 'Entreprise',
  ville: 'Commune',
  territoire: 'Antenne',
  ambition: 'Ambition',
  site: 'Site',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  adresse: 'Adresse',
  contrepartie: 'Contrepartie',
  images: 'Photos',
  image: 'Photo',
  piecesJointes: 'Fichiers joints',
}

type Named = {
  readonly nom?: unknown
  readonly libelle?: unknown
  /** Of a picture, whose `nom` is that of its file. */
  readonly texteAlternatif?: unknown
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\u202f; ')
  if (typeof value !== 'object' || value === null) return ''
  const { nom, libelle, texteAlternatif } = value as Named
  return textOf(texteAlternatif ?? nom ?? libelle)
}

/** « Commune: Quimper »: the named parts of a copy that are not its words. */
export const factsOf = (copie: Copie): readonly (readonly [string, string])[] =>
  Object.entries(LIBELLES).flatMap(([key, libelle]) => {
    const text = textOf(copie[key])
    return text === '' ? [] : [[libelle, text] as const]
  })

/** The words of a copy, which may hold markup; null for what has none. */
export const contenuOf = (copie: Copie): string | null => {
  const contenu = [copie['contenu'], copie['presentation'], copie['description']].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  )
  return typeof contenu === 'string' ? contenu : null
}

/** When it was published or sent; null if the copy does not say it. */
export const dateOf = (copie: Copie): string | null => {
  const date = copie['datePublication'] ?? copie['dateEnvoi'] ?? copie['dateCreation']
  return typeof date === 'string' && !Number.isNaN(Date.parse(date)) ? date : null
}

/** A reported message with those around it; null for a copy of anything else. */
export const conversationOf = (copie: Copie): CopieMessage | null =>
  copieMessage.safeParse(copie).data ?? null

/** The pictures of a post or of a comment. */
export const imagesOf = (copie: Copie): readonly ImagePublication[] =>
  imagePublication.array().safeParse([copie['images'] ?? [], copie['image'] ?? []].flat()).data ?? []
