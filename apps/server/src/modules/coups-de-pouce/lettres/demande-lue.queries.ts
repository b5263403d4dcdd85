import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { StatutCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { LettreCtx } from '#kit/lettres.ts'
import { nomOf, type Nommee } from '#kit/lettres-mots.ts'
import { seuilOf } from '#kit/settings.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import { antenneDe } from '../suivis/concernees.queries.ts'

type Told = { readonly coupDePouceId: string; readonly compteId: string }

type Demande = {
  readonly prenom: string
  readonly email: string
  readonly titre: string
  readonly contenu: string
  readonly statut: StatutCoupDePouce
  readonly dateLimite: CivilDay
  readonly sansReponse: boolean
  readonly ville: string | null
  readonly auteureId: string | null
  readonly auteure: Nommee
}

/**
 * A request as it is when a letter about it leaves, and the address of its recipient. Undefined if it is no longer shown, or
 * she is no longer a member, or one of the two has blocked the other.
 */
export const findDemandeLue = async (
  ctx: Pick<LettreCtx, 'db' | 'now' | 'settings'>,
  { coupDePouceId, compteId }: Told,
) => {
  const { rows } = await sql<Demande>`
    select t.prenom, t.email, d.titre, d.contenu, d.statut, d.date_limite as "dateLimite", d.sans_reponse as "sansReponse",
      d.ville_nom as ville, d.auteure_id as "auteureId",
      (select json_build_object('prenom', a.prenom, 'nom', a.nom) from annuaire a where a.compte_id = d.auteure_id) as auteure
    from coups_de_pouce d join annuaire m on m.compte_id = ${compteId} and m.paye_jusquau >= ${seuilOf(ctx)} join comptes t on t.id = m.compte_id
    where d.id = ${coupDePouceId} and d.statut not in ('brouillon', 'masque')
      and ${notBloquee(compteId, sql`d.auteure_id`)}`.execute(ctx.db)
  const [row] = rows
  return row && { ...row, auteure: nomOf(row.auteure) }
}
export type DemandeLue = NonNullable<Awaited<ReturnType<typeof findDemandeLue>>>

type Reponse = { readonly contenu: string; readonly prive: boolean; readonly auteure: Nommee }

/** A published answer that the recipient of a letter may still read: no block hides its author, or the author of its thread, from her. */
export const findReponseLue = async (
  db: Db,
  { reponseId, compteId }: { readonly reponseId: string; readonly compteId: string },
) => {
  const { rows } = await sql<Reponse>`
    select r.contenu, r.prive,
      (select json_build_object('prenom', a.prenom, 'nom', a.nom) from annuaire a where a.compte_id = r.auteure_id) as auteure
    from reponses_coup_de_pouce r join reponses_coup_de_pouce tete on tete.id = r.racine_id
    where r.id = ${reponseId} and r.statut = 'publiee'
      and (not r.prive or r.auteure_id = ${compteId} or r.destinataire_id = ${compteId})
      and ${notBloquee(compteId, sql`r.auteure_id`)} and ${notBloquee(compteId, sql`tete.auteure_id`)}`.execute(
    db,
  )
  const [row] = rows
  return row && { ...row, auteure: nomOf(row.auteure) }
}

/** Whether that member answers this request, or has asked not to be told of requests. */
export const isAidante = async (db: Db, { coupDePouceId, compteId }: Told): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
        select from reponses_coup_de_pouce where coup_de_pouce_id = ${coupDePouceId} and auteure_id = ${compteId})
      or exists (select from profils where compte_id = ${compteId} and not sollicitable) as found`.execute(db)
  return rows[0]?.found === true
}

/** The thanks sent to a helper at that instant; undefined if the request was opened again since. */
export const findMerci = (
  db: Db,
  { coupDePouceId, compteId, le }: Told & { readonly le?: string | undefined },
) =>
  db
    .selectFrom('aidantes_coup_de_pouce')
    .where('coup_de_pouce_id', '=', coupDePouceId)
    .where('compte_id', '=', compteId)
    .$if(le !== undefined, (merci) => merci.where('le', '=', le ?? ''))
    .select('message')
    .executeTakeFirst()

/** Whether that member still coordinates the branch of this request, or of its author. */
export const isCoordinatriceOf = async (db: Db, { coupDePouceId, compteId }: Told): Promise<boolean> => {
  const { rows } = await sql`
    select from coups_de_pouce d join coordinations k on k.territoire_id = ${antenneDe}
    where d.id = ${coupDePouceId} and k.compte_id = ${compteId}`.execute(db)
  return rows.length > 0
}
