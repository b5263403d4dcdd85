import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type {
  AdhesionBo,
  FiltresAdhesions,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import {
  VERIFICATION_JOURS,
  type PaiementId,
} from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import { prefixQuery } from '#db/text-search.ts'
import { adherenteJson, isAmong } from './adherentes.queries.ts'
import { statutOf } from '#modules/adhesions/adhesions.public.ts'

const DAY_MS = 86_400_000

type When = { readonly now: Date; readonly graceDays: number }
type Asked = FiltresAdhesions & { readonly page: number }

/** The years that match the filters. */
const selectYears = (
  db: Db,
  { statut, origine, termes = '' }: FiltresAdhesions,
  { now, graceDays }: When,
) => {
  const mots = prefixQuery(termes, 'noms')
  const today = parisDay(now)
  return (
    db
      .selectFrom('adhesions as a')
      .leftJoin('comptes as c', 'c.id', 'a.compte_id')
      .$if(mots !== undefined, (query) => query.where(isAmong('a.compte_id', mots)))
      .$if(origine !== undefined, (query) => query.where('a.origine', '=', origine ?? 'en_ligne'))
      .$if(statut === 'hors_ligne', (query) => query.where('a.origine', '<>', 'en_ligne'))
      // A year followed by another one has no grace period.
      .$if(statut === 'grace', (query) =>
        query
          .where('a.annulee_le', 'is', null)
          .where('a.fin', '<', today)
          .where('a.fin', '>=', addDays(today, -graceDays))
          .whereRef('c.paye_jusquau', '=', 'a.fin'),
      )
  )
}

const selectYearsPage = (db: Db, { page, ...filtres }: Asked, when: When) =>
  selectYears(db, filtres, when)
    .innerJoin('paiements as p', 'p.id', 'a.paiement_id')
    .leftJoin('villes as v', 'v.id', 'c.ville_id')
    .orderBy('a.creee_le', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limitOf(page))
    .offset(offsetOf(page))
    .select((eb) => [
      eb.ref('a.id').$castTo<AdhesionId>().as('id'),
      eb.ref('p.id').$castTo<PaiementId>().as('paiementId'),
      adherenteJson.as('adherente'),
      'a.debut',
      'a.fin',
      'a.origine',
      'a.numero',
      'a.annulee_le as annuleeLe',
      'p.etat as etatPaiement',
      'c.paye_jusquau as payeJusquau',
    ])

const listYears = async (db: Db, asked: Asked, when: When) => {
  const { rows, ...count } = await listPage(db, {
    matching: selectYears(db, asked, when).select('a.id'),
    page: selectYearsPage(db, asked, when),
  })
  const today = parisDay(when.now)
  const adhesions = rows.map(({ debut, fin, annuleeLe, etatPaiement, payeJusquau, ...row }): AdhesionBo => ({
    ...row,
    dateDebut: debut,
    dateFin: fin,
    statut: statutOf({ debut, fin, annuleeLe, etatPaiement, payeJusquau }, today, when.graceDays),
  }))
  return listAnswerOf('adhesions', { rows: adhesions, ...count })
}

/** The payments whose outcome is still unknown. */
const selectPending = (db: Db, { origine, termes = '' }: FiltresAdhesions, now: Date) => {
  const mots = prefixQuery(termes, 'noms')
  return db
    .selectFrom('paiements as p')
    .innerJoin('comptes as c', 'c.id', 'p.compte_id')
    .where('p.etat', 'in', ['redirige', 'inconnu'])
    .where('p.cree_le', '>', new Date(now.getTime() - VERIFICATION_JOURS * DAY_MS).toISOString())
    .$if(origine !== undefined, (query) => query.where('p.origine', '=', origine ?? 'en_ligne'))
    .$if(mots !== undefined, (query) => query.where(isAmong('p.compte_id', mots)))
}

const listPending = async (db: Db, { page, ...filtres }: Asked, now: Date) => {
  const { rows, ...count } = await listPage(db, {
    matching: selectPending(db, filtres, now).select('p.id'),
    page: selectPending(db, filtres, now)
      .leftJoin('villes as v', 'v.id', 'c.ville_id')
      .orderBy('p.cree_le', 'desc')
      .orderBy('p.id', 'desc')
      .limit(limitOf(page))
      .offset(offsetOf(page))
      .select((eb) => [
        eb.ref('p.id').$castTo<PaiementId>().as('paiementId'),
        adherenteJson.as('adherente'),
        'p.origine',
      ]),
  })
  const unknown = { id: null, dateDebut: null, dateFin: null, numero: null, statut: 'en_attente' } as const
  const adhesions = rows.map((row): AdhesionBo => ({ ...row, ...unknown }))
  return listAnswerOf('adhesions', { rows: adhesions, ...count })
}

/** A page of the paid years, or of the payments to be confirmed, latest first. */
export const listAdhesionsBo = (db: Db, asked: Asked, when: When) =>
  asked.statut === 'en_attente' ? listPending(db, asked, when.now) : listYears(db, asked, when)
