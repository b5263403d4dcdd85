type Recherche = {
  readonly text: string
  /** The text is the name of the selected member. */
  readonly isChosen: boolean
  readonly isOnline: boolean
  readonly isError: boolean
  readonly nb: number | undefined
}

/** Search status. */
export const statutRecherche = ({ text, isChosen, isOnline, isError, nb }: Recherche): string => {
  if (isChosen) return ''
  if (!isOnline) return 'Sans réseau, la recherche est impossible.'
  if (text.length < 2) return 'Saisis un prénom ou un nom.'
  if (isError) return 'La recherche a échoué.'
  if (nb === undefined) return 'Recherche…'
  if (nb === 0) return 'Aucune membre trouvée.'
  return nb === 1 ? '1 membre trouvée.' : `${nb} membres trouvées.`
}
