import { capitalize, formatNumber } from '@entrelles/contract/kit/format.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import type { EntreeJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { CHAMPS_JOURNAL, VALEURS_JOURNAL } from '@entrelles/contract/modules/journal/journal.words.ts'

/** A changed field, with its value before and after as lines of text; undefined where there is no before or after. */
export type ChampChange = {
  readonly nom: string
  readonly libelle: string
  readonly avant: readonly string[] | undefined
  readonly apres: readonly string[] | undefined
}

const EMPTY = '–'
const RICH_TEXT = /<\/(?:p|ul|ol|h3)>/

/** `dateLimite` and `date_limite` become « Date limite », for fields without a label in the contract. */
const libelleOf = (nom: string): string => {
  const known = CHAMPS_JOURNAL[nom]
  if (known !== undefined) return known
  const words = nom
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return capitalize(words)
}

const textOf = (nom: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return EMPTY
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  return VALEURS_JOURNAL[nom]?.[value] ?? (RICH_TEXT.test(value) ? textOfRichText(value) : value)
}

const linesOf = (nom: string, value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return textOf(nom, value).split('\n')
  return value.length === 0 ? [EMPTY] : value.map((item) => textOf(nom, item))
}

/** The changed fields of an entry. */
export const champsOf = ({ avant, apres }: Pick<EntreeJournal, 'avant' | 'apres'>): ChampChange[] => {
  const noms = new Set([...Object.keys(avant ?? {}), ...Object.keys(apres ?? {})])
  return Array.from(noms, (nom) => ({
    nom,
    libelle: libelleOf(nom),
    avant: avant ? linesOf(nom, avant[nom]) : undefined,
    apres: apres ? linesOf(nom, apres[nom]) : undefined,
  }))
}
