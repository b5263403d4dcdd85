import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type {
  ChampSensible,
  ValeurSensible,
} from '@entrelles/contract/modules/bo-adherentes/valeurs-sensibles.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { cibleOf } from './lock-membre.ts'

const VALEURS: Readonly<Record<ChampSensible, ReturnType<typeof sql<string | null>>>> = {
  dateNaissance: sql`(select i.date_naissance::text from inscriptions i where i.compte_id = c.id)`,
  telephone: sql`(select p.telephone from profils p where p.compte_id = c.id)`,
  tarifReduit: sql`(
    select case when a.tarif = 'reduit' then 'oui' else 'non' end from adhesions a
    where a.compte_id = c.id and a.annulee_le is null order by a.fin desc limit 1)`,
}

const findValeur = (db: Db, id: string, champ: ChampSensible) =>
  db
    .selectFrom('comptes as c')
    .where('c.id', '=', id)
    .select(['c.id', 'c.prenom', 'c.nom', VALEURS[champ].as('valeur')])
    .executeTakeFirst()

/** Returns one sensitive value, and records the access but not the value in the journal. */
export const getValeurSensible = async (
  id: string,
  champ: ChampSensible,
  ctx: Ctx,
): Promise<ValeurSensible> => {
  const found = await findValeur(ctx.db, id, champ)
  if (!found) throw commonErrors.introuvable()
  await journalise(ctx, { action: 'adherentes.afficher_donnee', cible: cibleOf(found), apres: { champ } })
  return { champ, valeur: found.valeur, date: ctx.now().toISOString() }
}
