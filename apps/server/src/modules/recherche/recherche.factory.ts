import type { AlerteRechercheForm } from '@entrelles/contract/modules/recherche/alertes.schema.ts'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertAlerte } from './alertes/alertes.repository.ts'
import { formeOf } from './recherche.repository.ts'
import { noteSansResultat } from './sans-resultat/sans-resultat.repository.ts'

export { accord } from './golden/accord.ts'
export { codeOf, listOf, monde } from './golden/monde.ts'
export type { Categorie, Requete } from './golden/requete.ts'
export { reserve } from './golden/reserve.ts'
export { rangOf, scoreOf } from './golden/score.ts'

export const createAlerte = (db: Db, now: Date, compteId: string, form: AlerteRechercheForm): Promise<void> =>
  inTransaction(db, async (tx) => insertAlerte(tx, compteId, form, await formeOf(tx, form.termes), now))

/** A search that found nothing, so many times. */
export const createSansResultat = (db: Db, now: Date, termes: string, nb: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (let n = 0; n < nb; n += 1) await noteSansResultat(tx, termes, now)
  })
