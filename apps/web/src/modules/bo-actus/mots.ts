import { capitalize, formatHour, formatMoment, formatWeekday } from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { StatutPublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type {
  ActuBo,
  DestinatairesActus,
  StatutActu,
} from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'

export const titreOf = ({ titre }: Pick<ActuBo, 'titre'>): string => titre ?? 'Sans titre'

/** « Toutes les antennes », « Cornouaille, Béarn », « Cornouaille, Béarn et 3 autres » */
export const publicOf = (noms: readonly string[]): string => {
  if (noms.length === 0) return 'Toutes les antennes'
  const others = noms.length - 2
  return others < 2 ? noms.join(', ') : `${noms.slice(0, 2).join(', ')} et ${others} autres`
}

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

/** « Jeudi 19 novembre à 9 h » */
export const departOf = (date: string): string =>
  `${capitalize(formatWeekday(localDayOf(date, ZONE_PARIS)))} à ${formatHour(date, ZONE_PARIS)}`

/** The members of these branches; without any, of the network. A member counts in one branch. */
export const nbDestinataires = (totaux: DestinatairesActus, territoireIds: readonly string[]): number =>
  territoireIds.length === 0
    ? totaux.reseau
    : totaux.territoires
        .filter(({ id }) => territoireIds.includes(id))
        .reduce((total, { nb }) => total + nb, 0)

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
