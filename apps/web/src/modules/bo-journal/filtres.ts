import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresJournal, type FiltresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'

export const NOMS_FILTRES = ['auteure', 'action', 'cible', 'du', 'au'] as const
/** The filters as their fields hold them: nothing is an empty text. */
export type Saisie = Readonly<Record<(typeof NOMS_FILTRES)[number], string>>

/** What the address asks for; a value that is none of a filter's is left out (R2.1-25). */
export const filtresOf = (params: URLSearchParams): FiltresJournal =>
  Object.fromEntries(
    NOMS_FILTRES.flatMap((nom) => {
      const value = params.get(nom)
      return value !== null && filtresJournal.shape[nom].safeParse(value).success ? [[nom, value]] : []
    }),
  )

export const saisieOf = (filtres: FiltresJournal): Saisie => ({
  auteure: filtres.auteure ?? '',
  action: filtres.action ?? '',
  cible: filtres.cible ?? '',
  du: filtres.du ?? '',
  au: filtres.au ?? '',
})

/** The address of the journal so narrowed. */
export const hrefOf = (filtres: Partial<Saisie>, page = 1): string => {
  const given = NOMS_FILTRES.flatMap((nom) => (filtres[nom] ? [[nom, filtres[nom]]] : []))
  const query = new URLSearchParams(page > 1 ? [...given, ['page', String(page)]] : given).toString()
  return `${pathTo('/administratrice/journal')}${query && `?${query}`}`
}
