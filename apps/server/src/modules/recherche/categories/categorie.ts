import type { RawBuilder } from 'kysely'
import type { Lecture } from '#modules/adherentes/adherentes.public.ts'

type Sql = RawBuilder<unknown>

/** A category of search: how the objects that the engine finds are shown. Their words are written by the triggers of its migration. */
export type Categorie = {
  /** The word of its lines in `recherche_cles`. */
  readonly nom: string
  /** CTEs that `rows` needs besides `moi`. */
  readonly ctes?: (lecture: Lecture) => readonly Sql[]
  /** The objects of `page`, rows `p` (id, place), as one JSON array. */
  readonly rows: (lecture: Lecture, page: Sql) => Sql
  /** Cuts the `extrait` of an object, which is the beginning of its text in `rows`. */
  readonly extraitOf?: (debut: string) => string
}

/** Objects as they are shown, once the statement has found them. */
export const withExtraits = <Item>({ extraitOf }: Categorie, found: readonly Item[]): Item[] =>
  extraitOf
    ? (found as readonly (Item & { readonly extrait: string })[]).map((item) => ({
        ...item,
        extrait: extraitOf(item.extrait),
      }))
    : [...found]
