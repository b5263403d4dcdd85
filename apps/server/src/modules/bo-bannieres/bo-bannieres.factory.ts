import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import { banniereForm, type BanniereId } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertBanniere } from './bo-bannieres.repository.ts'

export type BanniereFields = Partial<z.input<typeof banniereForm>>

/** A banner of this week for every active member, unless `fields` says otherwise. */
export const createBanniere = async (db: Db, now: Date, fields: BanniereFields = {}): Promise<BanniereId> => {
  const today = parisDay(now)
  const form = banniereForm.parse({
    texteLigne1: 'L’agenda se synchronise avec ton téléphone',
    texteLigne2: 'Ajoute tous tes événements Entrelles à ton calendrier en un geste.',
    texteBouton: 'Découvrir l’agenda',
    lienBouton: '/evenement/agenda/futur/1/page/1',
    dateDebut: today,
    dateFin: addDays(today, 6),
    ...fields,
  })
  return inTransaction(db, async (tx) => (await insertBanniere(tx, form)) as BanniereId)
}
