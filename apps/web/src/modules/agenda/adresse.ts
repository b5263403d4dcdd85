import { civilDay } from '@entrelles/contract/kit/date-schemas.ts'
import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { futurQuery, mois as moisSchema } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { defineList } from '#kit/list/define-list.ts'
import { hrefWith } from '#kit/list/filters.ts'

/** R2.1-25: upcoming or past events. */
export const liste = defineList({
  filters: futurQuery,
  path: (_: undefined, { futur }, pagenum) =>
    pathTo('/evenement/agenda/futur/:futur/page/:pagenum', { futur, pagenum }),
  inPath: ['futur', 'pagenum'],
})

type Vue = { readonly mois?: string | undefined; readonly jour?: string | undefined }

/** The URL of a month, with the day whose events are listed below it on phones. */
export const hrefMois = (vue: Vue = {}): string =>
  hrefWith(liste.href(undefined, {}), { vue: 'mois', ...vue })

/** The month of the URL; the current month when it is missing or invalid. */
export const moisOf = (params: URLSearchParams, today: CivilDay): string => {
  const asked = moisSchema.safeParse(params.get('mois'))
  return asked.success ? asked.data : today.slice(0, 7)
}

export const jourOf = (params: URLSearchParams): CivilDay | undefined => {
  const asked = civilDay.safeParse(params.get('jour'))
  return asked.success ? asked.data : undefined
}

export const isVueMois = (params: URLSearchParams): boolean => params.get('vue') === 'mois'
