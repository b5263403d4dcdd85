import type {
  AlerteRecherche,
  AlerteRechercheForm,
} from '@entrelles/contract/modules/recherche/alertes.schema.ts'

/** Words in an order of their own, without accents: the server takes them for the same alert. */
const formeOf = (termes: string): string => {
  const mots = termes
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return [...new Set(mots ?? [])].sort().join(' ')
}

/** Her alert on this search, if she has one. */
export const alerteDe = (
  alertes: readonly AlerteRecherche[],
  { termes, categorie }: AlerteRechercheForm,
): AlerteRecherche | undefined =>
  alertes.find(
    (alerte) => alerte.categorie === (categorie ?? null) && formeOf(alerte.termes) === formeOf(termes),
  )
