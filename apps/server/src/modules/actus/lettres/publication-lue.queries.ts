import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import type { LettreCtx } from '#kit/lettres.ts'
import { nomOf, type Nommee } from '#kit/lettres-mots.ts'
import { isLectrice } from '#modules/adherentes/adherentes.public.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'

/**
 * Whether the member `m` of the directory is notified of the post `p`: she reads it and has not muted it. An announcement is
 * official: blocks do not hide it.
 */
export const isAvertie = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  p.statut in ('publiee', 'archivee')
  and (p.auteure_id = m.compte_id or (
    (p.territoire_ids = '{}' or ${isLectrice(sql`m.compte_id`, sql`p.territoire_ids`, now)})
    and (p.type = 'annonce' or not exists (
      select from blocages b where b.compte_id = m.compte_id and b.autre_id = p.auteure_id))))
  and not exists (
    select from lectrices_publication l
    where l.compte_id = m.compte_id and l.publication_id = p.id and l.suivi = 'muette'))`

const nommee = (auteureId: RawBuilder<unknown>): RawBuilder<Nommee> => sql<Nommee>`(
  select json_build_object('prenom', a.prenom, 'nom', a.nom) from annuaire a where a.compte_id = ${auteureId})`

type Told = { readonly publicationId: string; readonly compteId: string }

type Publication = {
  readonly prenom: string
  readonly email: string
  readonly titre: string | null
  /** Its visible words. */
  readonly texte: string
  /** The names of its branches; none, the whole network. */
  readonly antennes: readonly string[]
  readonly auteure: Nommee
}

/**
 * A post as it is when a letter about it leaves, and the address of its recipient. Undefined if she is no longer notified of it.
 */
export const findPublicationLue = async (
  { db, now }: Pick<LettreCtx, 'db' | 'now'>,
  { publicationId, compteId }: Told,
) => {
  const { rows } = await sql<Publication>`
    select t.prenom, t.email, p.titre, p.contenu_texte as texte,
      array(select nom from territoires where id = any (p.territoire_ids) order by nom) as antennes,
      ${nommee(sql`p.auteure_id`)} as auteure
    from publications p join annuaire m on m.compte_id = ${compteId} join comptes t on t.id = m.compte_id
    where p.id = ${publicationId} and ${isAvertie(now())}`.execute(db)
  const [row] = rows
  return row && { ...row, auteure: nomOf(row.auteure) }
}
export type PublicationLue = NonNullable<Awaited<ReturnType<typeof findPublicationLue>>>

/** An announcement as it is saved now, and the address of the member who tries it; undefined once one of them is gone. */
export const findEssai = async (
  db: Db,
  publicationId: string,
  compteId: string,
): Promise<PublicationLue | undefined> => {
  const { rows } = await sql<Publication>`
    select c.prenom, c.email, p.titre, p.contenu_texte as texte,
      array(select nom from territoires where id = any (p.territoire_ids) order by nom) as antennes,
      (select json_build_object('prenom', a.prenom, 'nom', a.nom) from comptes a where a.id = p.auteure_id) as auteure
    from publications p join comptes c on c.id = ${compteId}
    where p.id = ${publicationId}`.execute(db)
  const [row] = rows
  return row && { ...row, auteure: nomOf(row.auteure) }
}

/** A published comment that the recipient of a letter still reads. */
export const findCommentaireLu = async (
  db: Db,
  { commentaireId, compteId }: { readonly commentaireId: string; readonly compteId: string },
) => {
  const { rows } = await sql<{ texte: string; auteure: Nommee }>`
    select c.contenu_texte as texte, ${nommee(sql`c.auteure_id`)} as auteure from commentaires c
    where c.id = ${commentaireId} and c.statut = 'publie' and ${notBloquee(compteId, sql`c.auteure_id`)}`.execute(
    db,
  )
  const [row] = rows
  return row && { ...row, auteure: nomOf(row.auteure) }
}
