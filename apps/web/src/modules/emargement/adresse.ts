import { pathTo } from '@entrelles/contract/kit/paths.ts'
/** What the page shows: the list, the camera of a telephone, or the sheet to print. */
export type Vue = 'liste' | 'scanner' | 'feuille'

export type Adresse = {
  readonly vue: Vue
  readonly termes: string
  /** Only those of whom nothing is known yet. */
  readonly aPointer: boolean
}

export const TOUTES: Adresse = { vue: 'liste', termes: '', aPointer: false }

const VUES: readonly Vue[] = ['liste', 'scanner', 'feuille']

export const adresseOf = (search: URLSearchParams): Adresse => ({
  vue: VUES.find((vue) => vue === search.get('vue')) ?? 'liste',
  termes: search.get('termes') ?? '',
  aPointer: search.get('afficher') === 'a-pointer',
})

export const searchOf = ({ vue, termes, aPointer }: Adresse): URLSearchParams =>
  new URLSearchParams([
    ...(vue === 'liste' ? [] : [['vue', vue]]),
    ...(aPointer ? [['afficher', 'a-pointer']] : []),
    ...(termes === '' ? [] : [['termes', termes]]),
  ])

export const emargementHref = (id: string, adresse: Partial<Adresse> = {}): string => {
  const search = searchOf({ ...TOUTES, ...adresse }).toString()
  return `${pathTo('/evenement/:id/emargement', { id })}${search && `?${search}`}`
}
