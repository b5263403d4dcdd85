import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Reponses } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ReadCtx } from '#kit/ctx.ts'

/** The account of an address; the column ignores case. */
export const findCompte = (db: Db, email: string) =>
  db
    .selectFrom('comptes')
    .where('email', '=', email)
    .select((eb) => ['id', eb('email_valide_le', 'is not', null).as('emailValide')])
    .executeTakeFirst()

/** The recipient of a mail; undefined when suspended. */
export const findDestinataire = (db: Db, compteId: string, now: Date) =>
  db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .where((eb) =>
      eb.or([eb('suspendue_jusquau', 'is', null), eb('suspendue_jusquau', '<=', now.toISOString())]),
    )
    .select(['prenom', 'email'])
    .executeTakeFirst()

/** Her answers, for the forms of earlier steps. */
export const getReponses = async ({ db, actor }: Pick<ReadCtx, 'db' | 'actor'>): Promise<Reponses> => {
  const choices = (categorie: 'situation' | 'attente') => sql`array(
    select referentiel_id from choix_inscription
    where compte_id = c.id and categorie = ${categorie} order by referentiel_id)`
  const { rows } = await sql<Reponses>`
    select c.nom, i.date_naissance as "dateDeNaissance",
      (select json_build_object('id', p.ville_id, 'codePostal', min(p.code))
        from codes_postaux p where p.ville_id = c.ville_id group by p.ville_id) as ville,
      i.ambition_id as ambition, i.ambition_libre as "nouvelleAmbition", i.secteur_id as "secteurActivite",
      ${choices('situation')} as situations, i.situation_libre as "nouvelleSituation",
      ${choices('attente')} as attentes, i.attente_libre as "nouvelleAttente"
    from comptes c left join inscriptions i on i.compte_id = c.id
    where c.id = ${actor.id}`.execute(db)
  const [reponses] = rows
  if (!reponses) throw commonErrors.non_connectee()
  return reponses
}
