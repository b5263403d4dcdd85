const format = new Intl.NumberFormat('fr-FR')

/** « 1 membre », « 1 248 membres », « plus de 1 000 membres » once they are no longer counted. */
export const nbMembresOf = (nb: number, plus = false): string => {
  const words = `${format.format(nb)} ${nb > 1 ? 'membres' : 'membre'}`
  return plus ? `plus de ${words}` : words
}
