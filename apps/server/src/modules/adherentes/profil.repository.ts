import type { ProfilForm } from '@entrelles/contract/modules/adherentes/profil.forms.ts'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

/** Locks the account row first, like every act on a member: concurrent acts on one member run one after the other. */
export const lockCompte = (db: Tx, compteId: string) =>
  db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .select(['id', 'photo'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The picture, sector and skills are stored in other tables. */
type Written = Omit<ProfilForm, 'version' | 'photoId' | 'secteurId' | 'competences' | 'recherches'>

const columnsOf = (form: Written, now: Date) => {
  const {
    profession,
    presentation,
    telephone,
    site,
    linkedin,
    instagram,
    facebook,
    sollicitable,
    nomEntreprise,
    surLaCarte,
    portees,
    ...rest
  } = form
  nothingLeft(rest)
  return {
    profession,
    presentation,
    telephone,
    site,
    linkedin,
    instagram,
    facebook,
    sollicitable,
    nom_entreprise: nomEntreprise,
    sur_la_carte: surLaCarte,
    portees: JSON.stringify(portees),
    modifie_le: now,
  } satisfies Complete<DB['profils'], 'compte_id' | 'version'>
}

/** Writes the profile if it is still at that version (0: no profile yet); returns whether it was. */
export const writeProfil = async (
  db: Tx,
  compteId: string,
  form: ProfilForm,
  now: Date,
): Promise<boolean> => {
  const columns = columnsOf(form, now)
  if (form.version === 0) {
    const inserted = await db
      .insertInto('profils')
      .values({ compte_id: compteId, ...columns })
      .onConflict((conflict) => conflict.doNothing())
      .returning('compte_id')
      .executeTakeFirst()
    return inserted !== undefined
  }
  const { numUpdatedRows } = await db
    .updateTable('profils')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('compte_id', '=', compteId)
    .where('version', '=', form.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces the skills. */
export const writeCompetences = async (
  db: Tx,
  compteId: string,
  {
    competences,
    recherches,
  }: { readonly competences: readonly string[]; readonly recherches: readonly string[] },
): Promise<void> => {
  await db.deleteFrom('competences_profil').where('compte_id', '=', compteId).execute()
  const rows = [
    ...competences.map((id) => ({ compte_id: compteId, sens: 'offerte', referentiel_id: id })),
    ...recherches.map((id) => ({ compte_id: compteId, sens: 'recherchee', referentiel_id: id })),
  ]
  if (rows.length > 0) await db.insertInto('competences_profil').values(rows).execute()
}
