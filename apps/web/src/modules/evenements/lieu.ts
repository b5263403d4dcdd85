/** Splits an address into the name of the place and the street: « Les Halles, 16 quai du Steïr ». */
export const lieuOf = (adresse: string | null): { readonly lieu: string; readonly rue: string } => {
  const [lieu = '', ...rue] = (adresse ?? '').split(',').map((part) => part.trim())
  return { lieu, rue: rue.join(', ') }
}
