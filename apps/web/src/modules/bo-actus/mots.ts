import { formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { StatutPublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { ActuBo, StatutActu } from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'

export const titreOf = ({ titre }: Pick<ActuBo, 'titre'>): string => titre ?? 'Sans titre'

/** « Depuis le 12/11/2026 à 9 h », « Part le 19/11/2026 à 9 h », « Commencé le 10/11/2026 à 18 h » */
export const quandOf = ({
  statut,
  datePublication,
  dateProgrammee,
  dateCreation,
}: Pick<ActuBo, 'statut' | 'datePublication' | 'dateProgrammee' | 'dateCreation'>): string => {
  if (statut === 'programmee' && dateProgrammee) return `Part le ${formatMoment(dateProgrammee, ZONE_PARIS)}`
  if (datePublication) return `Depuis le ${formatMoment(datePublication, ZONE_PARIS)}`
  return `Commencé le ${formatMoment(dateCreation, ZONE_PARIS)}`
}

/** What a save has done. */
export const SAVED: Readonly<Partial<Record<StatutPublication, string>>> = {
  publiee: 'L’actu est publiée.',
  programmee: 'L’actu est programmée.',
}

/** Texts of an empty tab. */
export const VIDES: Readonly<Record<StatutActu, { readonly titre: string; readonly phrase: string }>> = {
  publiee: {
    titre: 'Aucune actu publiée',
    phrase: 'Raconte ce qui se passe dans le réseau, ou annonce-le à chaque membre.',
  },
  programmee: { titre: 'Aucune actu programmée', phrase: 'Celles qui partent plus tard attendent ici.' },
  brouillon: { titre: 'Aucun brouillon', phrase: 'Ce que tu commences et gardes pour plus tard attend ici.' },
  archivee: { titre: 'Aucune actu archivée', phrase: 'Celles que tu retires du fil se retrouvent ici.' },
}
