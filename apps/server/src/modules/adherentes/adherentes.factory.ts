import type { Portees } from '@entrelles/contract/modules/adherentes/portees.ts'
import type { CategorieReferentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { DB } from '#db/types.ts'
import { inBatches } from '#kit/batches.ts'
import { createCompte, createCoordination } from '#modules/session/session.factory.ts'
import {
  rebuildComptes,
  rebuildLexique,
  SWEPT_MAX,
  sweepAnnuaire,
  writeMoment,
} from './annuaire.repository.ts'
import { writeCompetences } from './profil.repository.ts'

type Texts = Partial<
  Record<
    'profession' | 'presentation' | 'telephone' | 'site' | 'linkedin' | 'instagram' | 'facebook',
    string | null
  >
>

export type ProfilFields = Texts & {
  /** Columns of her account: prenom, nom, photo, paye_jusquau… */
  readonly compte?: Partial<Insertable<DB['comptes']>>
  /** INSEE code of her commune: 29232 is Quimper. */
  readonly villeId?: string | null
  /** Name of her branch, created if it does not exist; by default, the branch of her commune. */
  readonly territoire?: string
  /** Name of the branch that she coordinates. */
  readonly coordonne?: string
  readonly nomEntreprise?: string | null
  readonly sollicitable?: boolean
  readonly surLaCarte?: boolean
  readonly portees?: Portees
  /** Ids of `referentiels`, here and below. */
  readonly secteur?: string
  readonly ambition?: string
  readonly dateNaissance?: string
  readonly situations?: readonly string[]
  readonly attentes?: readonly string[]
  readonly competences?: readonly string[]
  readonly recherches?: readonly string[]
}

export const createTerritoire = async (db: Db, nom: string): Promise<string> => {
  const { id } = await db
    .insertInto('territoires')
    .values({ id: uuid(), nom })
    .onConflict((conflict) => conflict.column('nom').doUpdateSet({ nom }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Attaches a member to a branch, which counts at once, and ends her current attachment. */
export const attachTerritoire = async (db: Db, now: Date, compteId: string, territoireId: string) => {
  await db
    .updateTable('rattachements')
    .set({ fin: now })
    .where('compte_id', '=', compteId)
    .where('fin', 'is', null)
    .execute()
  await db
    .insertInto('rattachements')
    .values({
      compte_id: compteId,
      territoire_id: territoireId,
      principal: true,
      mode: 'choisi',
      debut: now,
      acceptee_le: now,
    })
    .execute()
}

/** The id of a choice, by its label. */
export const referentielOf = async (
  db: Db,
  categorie: CategorieReferentiel,
  libelle: string,
): Promise<string> => {
  const { id } = await db
    .selectFrom('referentiels')
    .where('categorie', '=', categorie)
    .where('libelle', '=', libelle)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

export const addProfil = async (db: Db, now: Date, compteId: string, fields: ProfilFields): Promise<void> => {
  const compte_id = compteId
  const { territoire, coordonne, secteur, ambition, dateNaissance } = fields
  if (territoire !== undefined)
    await attachTerritoire(db, now, compteId, await createTerritoire(db, territoire))
  if (coordonne !== undefined) await createCoordination(db, now, compteId, coordonne)
  await db
    .insertInto('inscriptions')
    .values({
      compte_id,
      secteur_id: secteur ?? null,
      ambition_id: ambition ?? null,
      date_naissance: dateNaissance ?? null,
    })
    .execute()
  const { situations = [], attentes = [], competences = [], recherches = [] } = fields
  const choix = [
    ...situations.map((id) => ({ compte_id, categorie: 'situation', referentiel_id: id })),
    ...attentes.map((id) => ({ compte_id, categorie: 'attente', referentiel_id: id })),
  ]
  if (choix.length > 0) await db.insertInto('choix_inscription').values(choix).execute()
  const { profession, presentation, telephone, site, linkedin, instagram, facebook } = fields
  await db
    .insertInto('profils')
    .values({
      compte_id,
      profession,
      presentation,
      telephone,
      site,
      linkedin,
      instagram,
      facebook,
      nom_entreprise: fields.nomEntreprise,
      sollicitable: fields.sollicitable,
      sur_la_carte: fields.surLaCarte,
      portees: JSON.stringify(fields.portees ?? {}),
      modifie_le: now,
    })
    .execute()
  await inTransaction(db, (tx) => writeCompetences(tx, compteId, { competences, recherches }))
}

/** A paid member of the directory, with her profile. */
export const createProfil = async (db: Db, now: Date, fields: ProfilFields = {}) => {
  const { compte: columns, villeId } = fields
  const compte = await createCompte(db, now, {
    ...columns,
    ...(villeId !== undefined && { ville_id: villeId }),
  })
  await addProfil(db, now, compte.id, fields)
  return compte
}

/** Runs the same steps as the jobs of the directory. */
export const settleAnnuaire = async (db: Db, now: Date, graceDays: number): Promise<void> => {
  await inTransaction(db, (tx) => writeMoment(tx, now, graceDays))
  await inBatches(SWEPT_MAX, () => inTransaction(db, (tx) => sweepAnnuaire(tx)))
  await inTransaction(db, (tx) => rebuildComptes(tx))
  await inTransaction(db, (tx) => rebuildLexique(tx))
}
