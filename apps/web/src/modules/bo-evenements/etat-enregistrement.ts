import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { momentOf } from './mots.ts'

/** Save status of the form. */
export type Etat =
  | { readonly nom: 'a_jour' | 'modifie' | 'en_cours' | 'sans_titre' | 'a_corriger' }
  | { readonly nom: 'echec'; readonly message: string }

const modifieOf = (isDraft: boolean): string =>
  isDraft ? 'Modifications pas encore enregistrées.' : 'Modifications pas enregistrées.'

type Enregistre = Pick<DetailEvenementBo, 'isDraft' | 'dateModification'> | undefined

/** Save status in words. */
export const etatEnMots = (etat: Etat, evenement: Enregistre, now: Date): string => {
  const isDraft = evenement?.isDraft ?? true
  switch (etat.nom) {
    case 'en_cours':
      return 'Enregistrement…'
    case 'sans_titre':
      return 'Donne-lui un titre\u202f: le brouillon s’enregistrera ensuite tout seul.'
    case 'a_corriger':
      return 'Brouillon pas enregistré\u202f: un champ est à corriger.'
    case 'echec':
      return `Brouillon pas enregistré. ${etat.message}`
    case 'modifie':
      return modifieOf(isDraft)
    case 'a_jour': {
      if (evenement === undefined)
        return 'Rien n’est encore écrit. Le brouillon s’enregistre tout seul dès qu’il a un titre.'
      const moment = momentOf(evenement.dateModification, now)
      return isDraft ? `Brouillon enregistré ${moment}.` : `Enregistré ${moment}.`
    }
  }
}
