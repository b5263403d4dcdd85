import { capitalize, formatHour, formatWeekday } from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { DestinatairesAnnonces, Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Saisie } from './saisie.ts'

/** Whether submitting the form notifies each member: an announcement that is already published is not sent again. */
export const isTold = (
  { type }: Pick<Saisie, 'type'>,
  initial: Pick<Publication, 'statut' | 'type'> | undefined,
): boolean => type === 'annonce' && !(initial?.statut === 'publiee' && initial.type === 'annonce')

export const idsOf = (audience: string): readonly string[] => (audience === '' ? [] : audience.split(','))

/** The members of these branches; without any, of the network; undefined if she may not write to it. A member counts in one branch. */
export const nbDestinataires = (
  totaux: DestinatairesAnnonces,
  territoireIds: readonly string[],
): number | undefined =>
  territoireIds.length === 0
    ? (totaux.reseau ?? undefined)
    : totaux.territoires
        .filter(({ id }) => territoireIds.includes(id))
        .reduce((total, { nb }) => total + nb, 0)

/** « Toutes les antennes », « Cornouaille, Béarn », « Cornouaille, Béarn et 3 autres » */
export const publicOf = (noms: readonly string[]): string => {
  if (noms.length === 0) return 'Toutes les antennes'
  const others = noms.length - 2
  return others < 2 ? noms.join(', ') : `${noms.slice(0, 2).join(', ')} et ${others} autres`
}

/** « Jeudi 19 novembre à 9 h » */
export const departOf = (date: string): string =>
  `${capitalize(formatWeekday(localDayOf(date, ZONE_PARIS)))} à ${formatHour(date, ZONE_PARIS)}`
