import { formatName } from '@entrelles/contract/kit/format.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import {
  ACCUEIL_JOURS,
  type NouvelleTerritoire,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { porteeLeOf } from '@entrelles/contract/modules/antennes/portee-antenne.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import { seuilOf } from '#kit/settings.ts'
import type { Lecture } from '#modules/antennes/lecture.ts'

const DAY_MS = 86_400_000

/** The later of her attachment to the branch and her first paid year. */
const arrivee = sql<string>`greatest(r.debut, a.depuis)`

/**
 * The members of the directory who joined the branch or the network in the last month. Coordinators of the branch are
 * excluded, since they do the welcoming.
 */
const selectNouvelles = (lecture: Lecture, territoireId: string) => {
  const since = new Date(lecture.now().getTime() - ACCUEIL_JOURS * DAY_MS).toISOString()
  const { db } = lecture
  return db
    .selectFrom('rattachements as r')
    .innerJoin('annuaire as a', 'a.compte_id', 'r.compte_id')
    .where('r.territoire_id', '=', territoireId)
    .where('r.principal', '=', true)
    .where('r.fin', 'is', null)
    .where((eb) =>
      eb(
        'r.compte_id',
        'in',
        db
          .selectFrom('rattachements')
          .where('territoire_id', '=', territoireId)
          .where('principal', '=', true)
          .where('fin', 'is', null)
          .where('debut', '>', since)
          .select('compte_id')
          .union(
            db
              .selectFrom('annuaire')
              .where('territoire_id', '=', territoireId)
              .where('depuis', '>', since)
              .select('compte_id'),
          ),
      ),
    )
    .where('a.paye_jusquau', '>=', seuilOf(lecture))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('coordinations as k')
            .whereRef('k.territoire_id', '=', 'r.territoire_id')
            .whereRef('k.compte_id', '=', 'r.compte_id')
            .select('k.compte_id'),
        ),
      ),
    )
}

/** The new members of a branch, latest first, with their welcome. */
export const listNouvelles = async (lecture: Lecture, territoireId: string, page: number) => {
  const found = await listPage(lecture.db, {
    matching: selectNouvelles(lecture, territoireId).select('r.id'),
    page: selectNouvelles(lecture, territoireId)
      .leftJoin('accueils as w', (join) =>
        join.onRef('w.territoire_id', '=', 'r.territoire_id').onRef('w.compte_id', '=', 'r.compte_id'),
      )
      .leftJoin('comptes as par', 'par.id', 'w.par_id')
      .orderBy(arrivee, 'desc')
      .orderBy('r.compte_id', 'desc')
      .limit(limitOf(page))
      .offset(offsetOf(page))
      .select((eb) => [
        eb.ref('a.compte_id').$castTo<AdherenteId>().as('id'),
        'a.prenom',
        'a.nom',
        'a.photo',
        'a.ville as commune',
        arrivee.as('depuis'),
        'r.debut',
        'r.acceptee_le as accepteeLe',
        sql<NouvelleTerritoire['accueil']>`case when w.compte_id is not null then json_build_object(
          'date', w.accueillie_le, 'note', w.note, 'par', par.prenom || coalesce(' ' || par.nom, '')) end`.as(
          'accueil',
        ),
      ]),
  })
  const rows = found.rows.map(({ debut, accepteeLe, ...nouvelle }) => ({
    ...nouvelle,
    porteeLe: porteeLeOf({ debut, accepteeLe }, lecture.now()),
  }))
  return listAnswerOf('adherentes', { ...found, rows })
}

/** The name of a member of the branch. */
export const findMembre = async (
  db: Db,
  territoireId: string,
  compteId: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('rattachements as r')
    .innerJoin('annuaire as a', 'a.compte_id', 'r.compte_id')
    .where('r.territoire_id', '=', territoireId)
    .where('r.compte_id', '=', compteId)
    .where('r.principal', '=', true)
    .where('r.fin', 'is', null)
    .select(['a.prenom', 'a.nom'])
    .executeTakeFirst()
  return row && formatName(row)
}
