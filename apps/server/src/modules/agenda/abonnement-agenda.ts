import type { AbonnementAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { jetonAgendaOf } from '#kit/jeton-agenda.ts'

type Kept = { readonly id: string; readonly dateCreation: string }

export const abonnementOf = (
  { id, dateCreation }: Kept,
  { derive, settings }: Pick<Ctx, 'derive' | 'settings'>,
): AbonnementAgenda => ({
  url: `${settings.PUBLIC_URL}/api/agenda/${jetonAgendaOf(derive, id)}.ics`,
  dateCreation,
})
