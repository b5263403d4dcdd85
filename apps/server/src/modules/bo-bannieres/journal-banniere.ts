import type { BanniereBo, BanniereForm } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import type { Complete } from '#kit/complete.ts'

/** The values that the journal compares before and after an act; branches are recorded by their names. */
export const valeursOf = ({
  texteLigne1,
  texteLigne2,
  texteBouton,
  lienBouton,
  dateDebut,
  dateFin,
  roles,
  territoires,
}: BanniereBo) =>
  ({
    texteLigne1,
    texteLigne2,
    texteBouton,
    lienBouton,
    dateDebut,
    dateFin,
    roles,
    antennes: territoires.map(({ nom }) => nom),
  }) satisfies Complete<BanniereForm, 'territoireIds'>

export const cibleOf = ({ id, texteLigne1 }: Pick<BanniereBo, 'id' | 'texteLigne1'>) =>
  ({ type: 'banniere', id, nom: texteLigne1 }) as const
