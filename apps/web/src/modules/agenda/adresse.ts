import { civilDay } from '@entrelles/contract/kit/date-schemas.ts'
import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { mois as moisSchema } from '@entrelles/contract/modules/agenda/agenda.schema.ts'

/** R2.1-25: the address of a page of what is to come, or past. */
export const hrefListe = (isFutur: boolean, page = 1): string =>
  pathTo('/evenement/agenda/futur/:futur/page/:pagenum', { futur: isFutur ? 1 : 0, pagenum: page })

type Vue = { readonly mois?: string | undefined; readonly jour?: string | undefined }

/** The address of a month, with the day whose events a telephone shows under it. */
export const hrefMois = ({ mois, jour }: Vue = {}): string => {
  const query = new URLSearchParams({ vue: 'mois', ...(mois && { mois }), ...(jour && { jour }) })
  return `${hrefListe(true)}?${query}`
}

/** The month that the address asks for; without one, or with anything else, the one of today. */
export const moisOf = (params: URLSearchParams, today: CivilDay): string => {
  const asked = moisSchema.safeParse(params.get('mois'))
  return asked.success ? asked.data : today.slice(0, 7)
}

/** The day that the address asks for. */
export const jourOf = (params: URLSearchParams): CivilDay | undefined => {
  const asked = civilDay.safeParse(params.get('jour'))
  return asked.success ? asked.data : undefined
}

export const isVueMois = (params: URLSearchParams): boolean => params.get('vue') === 'mois'
