import { formatShortDay } from '@entrelles/contract/kit/format.ts'
import {
  ROLES_BANNIERE,
  type BanniereBo,
  type StatutBanniere,
} from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'

/** « du 11/11/2026 au 02/12/2026 », « le 14/11/2026 »; a line never breaks before a day. */
export const periodeOf = ({ dateDebut, dateFin }: Pick<BanniereBo, 'dateDebut' | 'dateFin'>): string =>
  dateDebut === dateFin
    ? `le\u00a0${formatShortDay(dateDebut)}`
    : `du\u00a0${formatShortDay(dateDebut)} au\u00a0${formatShortDay(dateFin)}`

/** « Toutes les membres », « Coordinatrices · Cornouaille, Golfe » */
export const publicOf = ({ roles, territoires }: Pick<BanniereBo, 'roles' | 'territoires'>): string => {
  const parts = [roles.map((role) => ROLES_BANNIERE[role]), territoires.map(({ nom }) => nom)]
  return parts.flatMap((names) => names.join(', ') || []).join(' · ') || 'Toutes les membres'
}

/** What a save has done. */
export const SAVED: Readonly<Record<StatutBanniere, string>> = {
  en_cours: 'La bannière est en ligne.',
  programmee: 'La bannière est programmée.',
  terminee: 'La bannière est enregistrée\u00a0: elle n’est plus montrée.',
}

/** Texts of an empty tab. */
export const VIDES: Readonly<Record<StatutBanniere, { readonly titre: string; readonly phrase: string }>> = {
  en_cours: {
    titre: 'Aucune bannière en cours',
    phrase: 'Annonce une nouveauté à tout le réseau, ou à quelques antennes.',
  },
  programmee: {
    titre: 'Aucune bannière programmée',
    phrase: 'Celles qui commencent plus tard attendent ici.',
  },
  terminee: {
    titre: 'Aucune bannière terminée',
    phrase: 'Celles dont le dernier jour est passé se retrouvent ici.',
  },
}
