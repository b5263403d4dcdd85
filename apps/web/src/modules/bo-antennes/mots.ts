import { formatNumber } from '@entrelles/contract/kit/format.ts'

/** The consequences of closing a branch. */
export const phraseFermeture = (nb: number): string => {
  if (nb === 0) return 'Sa page disparaît et ses coordinatrices sont prévenues par e-mail.'
  const membres =
    nb === 1 ? 'sa seule membre change d’antenne' : `ses ${formatNumber(nb)} membres changent d’antenne`
  return `Sa page disparaît, ses coordinatrices sont prévenues par e-mail et ${membres}.`
}

/** The state of the search for communes. */
export const communesTrouvees = (code: string, nb: number | undefined, isError: boolean): string => {
  if (isError) return 'La liste des communes n’a pas pu être chargée.'
  if (!/^\d{5}$/.test(code)) return 'Saisis les 5 chiffres d’un code postal.'
  if (nb === undefined) return 'Recherche…'
  if (nb === 0) return 'Aucune autre commune pour ce code postal.'
  return nb === 1 ? '1 commune trouvée.' : `${nb} communes trouvées.`
}
