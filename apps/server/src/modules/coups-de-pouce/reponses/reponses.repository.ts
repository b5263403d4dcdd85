import type { ReponseForm } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import { nothingLeft } from '#kit/complete.ts'

/** An answer to a request that is locked. */
export const findReponse = (db: Tx, demandeId: string, id: string) =>
  db
    .selectFrom('reponses_coup_de_pouce')
    .where('coup_de_pouce_id', '=', demandeId)
    .where('id', '=', id)
    .select(['id', 'prive', 'propose', 'statut', 'version', 'contenu', 'publiee_le as publieeLe'])
    .select(['auteure_id as auteureId', 'destinataire_id as destinataireId'])
    .select(['reponse_parente_id as reponseParenteId', 'racine_id as racineId'])
    .select('de_l_auteure as deLAuteure')
    .select((eb) => eb('acceptee_le', 'is not', null).$castTo<boolean>().as('acceptee'))
    .executeTakeFirst()
export type Reponse = NonNullable<Awaited<ReturnType<typeof findReponse>>>

/** The request of an answer. */
export const findDemandeId = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('reponses_coup_de_pouce')
      .where('id', '=', id)
      .select('coup_de_pouce_id')
      .executeTakeFirst()
  )?.coup_de_pouce_id

type Ecrite = {
  readonly demandeId: string
  readonly auteureId: string
  readonly deLAuteure: boolean
  readonly parente: Pick<Reponse, 'id' | 'publieeLe'> | undefined
  readonly destinataireId: string | null
}

export const insertReponse = async (
  db: Tx,
  { contenu, prive, propose, ...rest }: Omit<ReponseForm, 'reponseParenteId'>,
  { demandeId, auteureId, deLAuteure, parente, destinataireId }: Ecrite,
  now: Date,
): Promise<string> => {
  nothingLeft(rest)
  const id = uuid()
  await db
    .insertInto('reponses_coup_de_pouce')
    .values({
      id,
      coup_de_pouce_id: demandeId,
      reponse_parente_id: parente?.id ?? null,
      racine_id: parente?.id ?? id,
      racine_le: parente?.publieeLe ?? now,
      auteure_id: auteureId,
      de_l_auteure: deLAuteure,
      contenu,
      prive,
      destinataire_id: destinataireId,
      propose,
      publiee_le: now,
    })
    .execute()
  return id
}

/** Changes the words of an answer, and keeps the former ones for those who moderate. */
export const updateContenu = async (
  db: Tx,
  { id, version, contenu: avant }: Reponse,
  contenu: string,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('versions_reponse')
    .values({ reponse_id: id, version, contenu: avant, remplacee_le: now })
    .execute()
  await db
    .updateTable('reponses_coup_de_pouce')
    .set((eb) => ({ contenu, modifiee_le: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const updateAcceptee = async (db: Tx, id: string, now: Date): Promise<void> => {
  await db.updateTable('reponses_coup_de_pouce').set({ acceptee_le: now }).where('id', '=', id).execute()
}

/** Whether help that an answer offers has been accepted. */
export const hasAcceptee = async (db: Tx, demandeId: string): Promise<boolean> =>
  (await db
    .selectFrom('reponses_coup_de_pouce')
    .where('coup_de_pouce_id', '=', demandeId)
    .where('statut', '=', 'publiee')
    .where('acceptee_le', 'is not', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Sets whether help is on its way: it is while an accepted offer stands. A hidden request gets that status when it is shown again; a
 * request that has ended does not change. The request is locked.
 */
export const settleAide = async (db: Tx, demandeId: string): Promise<void> => {
  const [before, after] = (await hasAcceptee(db, demandeId))
    ? (['publie', 'en_cours'] as const)
    : (['en_cours', 'publie'] as const)
  const demande = db.updateTable('coups_de_pouce').where('id', '=', demandeId)
  await demande.set({ statut: after }).where('statut', '=', before).execute()
  await demande.set({ statut_avant: after }).where('statut_avant', '=', before).execute()
}

/** Adds a published answer to the counts of its request, or takes it off. The request is locked. */
export const countReponse = async (
  db: Tx,
  demandeId: string,
  { deLAuteure, prive }: Pick<Reponse, 'deLAuteure' | 'prive'>,
  nb: 1 | -1,
): Promise<void> => {
  await db
    .updateTable('coups_de_pouce')
    .set((eb) => ({
      nb_reponses: eb('nb_reponses', '+', prive ? 0 : nb),
      nb_autres: eb('nb_autres', '+', deLAuteure ? 0 : nb),
    }))
    .where('id', '=', demandeId)
    .execute()
}

export const updateStatutReponse = async (
  db: Tx,
  id: string,
  statut: 'publiee' | 'masquee',
): Promise<void> => {
  await db.updateTable('reponses_coup_de_pouce').set({ statut }).where('id', '=', id).execute()
}

/** Deletes an answer. While others answer it, it stays without its words; the last of them takes it along. */
export const eraseReponse = async (db: Tx, { id, racineId }: Reponse): Promise<void> => {
  await db.deleteFrom('versions_reponse').where('reponse_id', '=', id).execute()
  await sql`
    update reponses_coup_de_pouce set statut = 'supprimee', contenu = '', acceptee_le = null where id = ${id}`.execute(
    db,
  )
  // Its own row first, then the head of its thread.
  for (const one of new Set([id, racineId]))
    await sql`
      delete from reponses_coup_de_pouce r where r.id = ${one} and r.statut = 'supprimee'
        and not exists (select from reponses_coup_de_pouce e where e.reponse_parente_id = r.id)`.execute(db)
}
