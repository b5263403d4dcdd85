const format = new Intl.NumberFormat('fr-FR')

/** « 1 participante », « 17 participantes », « plus de 1 000 participantes » once they are no longer counted. */
export const nbParticipantesOf = (nb: number, plus = false): string => {
  const words = `${format.format(nb)} ${nb > 1 ? 'participantes' : 'participante'}`
  return plus ? `plus de ${words}` : words
}

/** R2.1-10: the address of a page of them. */
export const hrefOf = (id: string, page: number): string =>
  page > 1 ? `/evenement/${id}/participant/page/${page}` : `/evenement/${id}/participant`
