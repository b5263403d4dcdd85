import type { Fichier, UsageFichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'

/** What decides who reads a file, and what is read of it. */
export const findFichier = (db: Db, id: string) =>
  db
    .selectFrom('fichiers')
    .where('id', '=', id)
    .where('efface_le', 'is', null)
    .select(['compte_id as compteId', 'objet_type as objetType', 'objet_id as objetId', 'nom', 'type', 'cle'])
    .executeTakeFirst()
export type FichierStocke = NonNullable<Awaited<ReturnType<typeof findFichier>>>

/** A file, and what a picture shows in words. */
export type FichierDecrit = Fichier & { readonly texteAlternatif: string | null }

/** The files of an object in their order, as one JSON value of the statement that reads the object. */
export const fichiersOf = (
  type: UsageFichier,
  objetId: RawBuilder<unknown>,
): RawBuilder<FichierDecrit[]> => sql<FichierDecrit[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'nom', f.nom, 'type', f.type, 'taille', f.taille,
    'texteAlternatif', f.texte_alternatif) order by f.ordre, f.id), '[]')
  from fichiers f where f.objet_type = ${type} and f.objet_id = ${objetId} and f.efface_le is null)`

/** Files whose bytes are to be deleted. */
export const listEffaces = (db: Db, limit: number) =>
  db
    .selectFrom('fichiers')
    .where('efface_le', 'is not', null)
    .orderBy('efface_le')
    .select(['id', 'cle'])
    .limit(limit)
    .execute()
