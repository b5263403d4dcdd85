import { POSTAL_CODE_LENGTH } from '@entrelles/contract/kit/constants.ts'

/** Whether communes can be asked for with it. */
export const isCode = (code: string): boolean => code.length === POSTAL_CODE_LENGTH && /^\d+$/.test(code)

/** How many communes a postal code has brought, said as they come (R2.4-6); nothing while none were asked for. */
export const communesFound = (nb: number | undefined, isError: boolean): string => {
  if (isError) return 'La liste des communes n’a pas pu être chargée. Réessaie dans un instant.'
  if (nb === undefined) return ''
  if (nb === 0) return 'Aucune commune trouvée. Vérifie ton code postal.'
  return nb === 1
    ? '1 commune trouvée. Sélectionne ta commune dans la liste.'
    : `${nb} communes trouvées. Sélectionne ta commune dans la liste.`
}
