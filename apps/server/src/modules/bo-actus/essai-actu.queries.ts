import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { nomOf, type Nommee } from '#kit/lettres-mots.ts'
import type { PublicationLue } from '#modules/actus/lettres/publication-lue.queries.ts'

/** An announcement as it is saved now, and the address of the member who tries it; undefined once one of them is gone. */
export const findEssai = async (
  db: Db,
  publicationId: string,
  compteId: string,
): Promise<PublicationLue | undefined> => {
  const { rows } = await sql<Omit<PublicationLue, 'auteure'> & { readonly auteure: Nommee }>`
    select c.prenom, c.email, p.titre, p.contenu_texte as texte,
      array(select nom from territoires where id = any (p.territoire_ids) order by nom) as antennes,
      (select json_build_object('prenom', a.prenom, 'nom', a.nom) from comptes a where a.id = p.auteure_id) as auteure
    from publications p join comptes c on c.id = ${compteId}
    where p.id = ${publicationId}`.execute(db)
  const [row] = rows
  return row && { ...row, auteure: nomOf(row.auteure) }
}
