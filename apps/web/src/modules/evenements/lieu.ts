/** Splits an address into the name of the place and the street: « Les Halles, 16 quai du Steïr ». */
export const lieuOf = (adresse: string | null): { readonly lieu: string; readonly rue: string } => {
  const [lieu = '', ...rue] = (adresse ?? '').split(',').map((part) => part.trim())
  return { lieu, rue: rue.join(', ') }
}

type Place = {
  readonly isEnLigne: boolean | null
  readonly adresse: string | null
  readonly ville: { readonly nom: string; readonly codePostal: string | null } | null
}

/** A street with its number: maps find it more surely than with the name of a room before it. */
const isRue = (part: string): boolean => /^\d+\S*\s+\S/.test(part)

/** A route to the place, on a map that asks for no account; undefined without a place. */
export const itineraireOf = ({ isEnLigne, adresse, ville }: Place): string | undefined => {
  if (isEnLigne !== false || adresse === null || ville === null) return undefined
  const rue =
    adresse
      .split(',')
      .map((part) => part.trim())
      .find(isRue) ?? adresse
  const to = `${rue}, ${[ville.codePostal, ville.nom].filter(Boolean).join(' ')}`
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to })}`
}
