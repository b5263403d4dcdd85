import { addDays, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { BanniereBo, BanniereForm } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'

/** A new banner lasts two weeks unless the administrator says otherwise. */
const DAYS = 14

export const newBanniere = (today: CivilDay): BanniereForm => ({
  texteLigne1: '',
  texteLigne2: '',
  texteBouton: '',
  lienBouton: '',
  dateDebut: today,
  dateFin: addDays(today, DAYS - 1),
  roles: [],
  territoireIds: [],
})

/** Form values of a banner. */
export const formOf = ({
  texteLigne1,
  texteLigne2,
  texteBouton,
  lienBouton,
  dateDebut,
  dateFin,
  roles,
  territoires,
}: BanniereBo): BanniereForm => ({
  texteLigne1,
  texteLigne2,
  texteBouton,
  lienBouton,
  dateDebut,
  dateFin,
  roles,
  territoireIds: territoires.map(({ id }) => id),
})

/** An address of this site that was pasted whole becomes its path, which opens inside the application. */
export const lienOf = (typed: string, origin: string): string => {
  const lien = typed.trim()
  return lien === origin || lien.startsWith(`${origin}/`) ? lien.slice(origin.length) || '/' : lien
}
