import type {
  AlerteRecherche,
  AlerteRechercheForm,
} from '@entrelles/contract/modules/recherche/alertes.schema.ts'
import { motsOf } from '../surlignage.ts'

/** Words in an order of their own, without accents: the server takes them for the same alert. */
const formeOf = (termes: string): string => [...new Set(motsOf(termes))].toSorted().join(' ')

/** Her alert on this search, if she has one. */
export const alerteDe = (
  alertes: readonly AlerteRecherche[],
  { termes, categorie }: AlerteRechercheForm,
): AlerteRecherche | undefined =>
  alertes.find(
    (alerte) => alerte.categorie === (categorie ?? null) && formeOf(alerte.termes) === formeOf(termes),
  )
