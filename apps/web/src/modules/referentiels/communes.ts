import { POSTAL_CODE_LENGTH } from '@entrelles/contract/kit/constants.ts'

/** Whether it is a complete postal code. */
export const isCode = (code: string): boolean => code.length === POSTAL_CODE_LENGTH && /^\d+$/.test(code)

/** Number of communes found (R2.4-6); empty before a search. */
export const communesFound = (nb: number | undefined, isError: boolean): string => {
  if (isError) return 'La liste des communes n’a pas pu être chargée. Réessaie dans un instant.'
  if (nb === undefined) return ''
  if (nb === 0) return 'Aucune commune trouvée. Vérifie ton code postal.'
  return nb === 1
    ? '1 commune trouvée, déjà choisie.'
    : `${nb} communes trouvées. Sélectionne ta commune dans la liste.`
}
