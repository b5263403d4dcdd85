import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { SAISIE_VIDE, type Saisie } from '#modules/actus/saisie.ts'

export const ACTU_VIDE: Saisie = { ...SAISIE_VIDE, type: 'actualite' }

/** What the button of the form does. */
export const actionOf = (
  { jour, heure }: Pick<Saisie, 'jour' | 'heure'>,
  initial: Pick<Publication, 'statut'> | undefined,
): 'Enregistrer' | 'Programmer' | 'Publier' => {
  if (initial?.statut === 'publiee') return 'Enregistrer'
  return jour === '' && heure === '' ? 'Publier' : 'Programmer'
}
