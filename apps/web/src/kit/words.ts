const number = new Intl.NumberFormat('fr-FR')

/** « Jeudi 19 novembre » */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** « 9 681 » */
export const formatNumber = (nb: number): string => number.format(nb)

/** « 1 membre », « 57 membres », « 3 événements à venir » */
export const formatCount = (nb: number, noun: string, nouns = `${noun}s`): string =>
  `${formatNumber(nb)} ${nb < 2 ? noun : nouns}`

/** The same of a list that is not counted to its end: « Plus de 1 000 membres ». */
export const formatTotal = (nb: number, isMore: boolean | undefined, noun: string, nouns?: string): string =>
  isMore ? `Plus de ${formatCount(nb, noun, nouns)}` : formatCount(nb, noun, nouns)

/** 31, or « + de 1 000 » beyond what is counted. */
export const formatNombre = ({
  nb,
  plus,
}: {
  readonly nb: number
  readonly plus?: true | undefined
}): string => (plus ? `+ de ${formatNumber(nb)}` : formatNumber(nb))
