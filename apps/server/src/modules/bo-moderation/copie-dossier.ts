import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import type { TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'

type Copie = Readonly<Record<string, unknown>>

const EXTRAIT_MAX = 140

/** Types whose text is rich; the others are plain text. */
const RICHES: readonly TypeCible[] = ['publication', 'commentaire', 'evenement']
/** The keys under which the modules store the text of a copy. */
const TEXTES = ['contenu', 'description', 'presentation'] as const
/** The keys of the post or the request under which it was written. */
const CONTEXTES = ['coupDePouce', 'publication'] as const
/** Sensitive values: those who examine a report ask for them on the record of the member, where the journal notes it. */
const SENSIBLES: ReadonlySet<string> = new Set([
  'email',
  'telephone',
  'dateNaissance',
  'intervenanteEmail',
  'intervenanteTelephone',
  'intervenante2Email',
  'intervenante2Telephone',
])

const textAt = (copie: Copie, name: string): string | undefined => {
  const value = copie[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The words of what is reported, without markup. */
export const texteOf = (type: TypeCible, copie: object): string | null => {
  const found = TEXTES.map((name) => textAt(copie as Copie, name)).find((text) => text !== undefined)
  if (found === undefined) return null
  return RICHES.includes(type) ? textOfRichText(found) : found
}

/** Its first words. */
export const extraitOf = (texte: string | null): string | null => {
  if (texte === null || texte.length <= EXTRAIT_MAX) return texte
  return `${texte.slice(0, EXTRAIT_MAX - 1).trimEnd()}…`
}

/** The title of the post or the request under which it was written. */
export const contexteOf = (copie: object): string | null => {
  const parents = CONTEXTES.map((name) => (copie as Copie)[name])
  const parent = parents.find((one) => typeof one === 'object' && one !== null)
  return parent ? (textAt(parent as Copie, 'titre') ?? null) : null
}

/** The copy as it is shown. */
export const shownOf = (copie: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(copie).filter(([name]) => !SENSIBLES.has(name)))
