import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type {
  CoupDePouceId,
  ReponseId,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { DB } from '#db/types.ts'
import { referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { addAidantes } from './aidantes/aidantes.repository.ts'
import { countReponse, insertReponse, updateAcceptee } from './reponses/reponses.repository.ts'
import { insertSuivi } from './suivis/suivis.repository.ts'

type Columns = Partial<Insertable<DB['coups_de_pouce']>>

export type DemandeFields = Columns & {
  /** Label of its category, and those of its skills. */
  readonly categorie?: string
  readonly competences?: readonly string[]
}

/**
 * By default, a request for the whole network without a commune, published at that instant and open for sixty days. The counters come
 * from the answers that `createReponse` adds.
 */
export const createDemande = async (
  db: Db,
  now: Date,
  auteureId: string | null,
  { categorie = 'Local & matériel', competences = [], ...fields }: DemandeFields = {},
): Promise<CoupDePouceId> => {
  const id = fields.id ?? uuid()
  const isDraft = fields.statut === 'brouillon'
  await db
    .insertInto('coups_de_pouce')
    .values({
      id,
      type: 'demande',
      titre: 'Cherche un camion frigo pour un week-end',
      contenu: 'Il me faut un utilitaire réfrigéré du vendredi midi au dimanche soir.',
      categorie_id: await referentielOf(db, 'categorie_coup_de_pouce', categorie),
      mode: 'indifferent',
      urgence: 'normale',
      statut: 'publie',
      auteure_id: auteureId,
      cree_le: now,
      publie_le: isDraft ? null : now,
      date_limite: isDraft ? null : addDays(parisDay(now), 60),
      ...fields,
    })
    .execute()
  for (const libelle of competences)
    await db
      .insertInto('competences_coup_de_pouce')
      .values({ coup_de_pouce_id: id, referentiel_id: await referentielOf(db, 'competence', libelle) })
      .execute()
  return id as CoupDePouceId
}

type ReponseFields = {
  readonly contenu?: string
  readonly prive?: boolean
  readonly propose?: boolean
  readonly acceptee?: boolean
  /** The answer that it answers. */
  readonly parenteId?: string
}

/** A public answer by default, counted on its request; a private one is for the author of the request. No notification is sent. */
export const createReponse = (
  db: Db,
  now: Date,
  demandeId: string,
  auteureId: string,
  { contenu = 'Je peux t’aider samedi.', prive = false, propose = false, ...fields }: ReponseFields = {},
): Promise<ReponseId> =>
  inTransaction(db, async (tx) => {
    const { acceptee = false, parenteId } = fields
    const demande = await tx
      .selectFrom('coups_de_pouce')
      .where('id', '=', demandeId)
      .select('auteure_id as auteureId')
      .executeTakeFirstOrThrow()
    const parente =
      parenteId === undefined
        ? undefined
        : await tx
            .selectFrom('reponses_coup_de_pouce')
            .where('id', '=', parenteId)
            .select(['id', 'publiee_le as publieeLe', 'auteure_id as auteureId'])
            .executeTakeFirstOrThrow()
    const deLAuteure = demande.auteureId === auteureId
    const other = deLAuteure ? (parente?.auteureId ?? null) : demande.auteureId
    const destinataireId = prive ? other : null
    const ecrite = { demandeId, auteureId, deLAuteure, parente, destinataireId }
    const id = await insertReponse(tx, { contenu, prive, propose }, ecrite, now)
    await countReponse(tx, demandeId, { deLAuteure, prive }, 1)
    if (acceptee) await updateAcceptee(tx, id, now)
    return id as ReponseId
  })

export const followDemande = (db: Db, now: Date, demandeId: string, compteId: string): Promise<void> =>
  inTransaction(db, (tx) => insertSuivi(tx, demandeId, compteId, now))

/** Notes who helped, among those who answered. */
export const thankAidantes = (
  db: Db,
  now: Date,
  demande: { readonly id: string; readonly auteureId: string },
  aidantes: readonly string[],
  message: string | null,
): Promise<string[]> => inTransaction(db, (tx) => addAidantes(tx, demande, { aidantes, message }, now))
