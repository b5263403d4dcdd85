import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { referentielOf } from '#modules/adherentes/adherentes.factory.ts'

type Columns = Partial<Omit<Insertable<DB['evenements']>, 'debut' | 'fin'>>
type Intervenante = Omit<Insertable<DB['evenements_intervenantes']>, 'evenement_id'>

export type EvenementFields = Columns & {
  /** Start and end; by default, in five days and two hours long. */
  readonly debut?: Date | string | null
  readonly fin?: Date | string | null
  /** Labels of its theme and type. */
  readonly theme?: string
  readonly type?: string
  /** Empty: the event is for the whole network. */
  readonly territoireIds?: readonly string[]
  /** Speaker records, in order. */
  readonly intervenantIds?: readonly string[]
  /** The two inline speakers. */
  readonly intervenantes?: readonly Intervenante[]
}

const HEURE_MS = 3_600_000
const after = (at: Date | string, ms: number): Date => new Date(new Date(at).getTime() + ms)

/**
 * By default, a published workshop of twenty seats in Quimper, in five days. The counters come from the fields; the
 * factory of participations creates registrations.
 */
export const createEvenement = async (
  db: Db,
  now: Date,
  {
    theme = 'Finances',
    type = 'Atelier',
    territoireIds = [],
    intervenantIds = [],
    intervenantes = [],
    debut = after(now, 120 * HEURE_MS),
    fin = debut === null ? null : after(debut, 2 * HEURE_MS),
    ...fields
  }: EvenementFields = {},
): Promise<EvenementId> => {
  const id = fields.id ?? uuid()
  const enLigne = fields.en_ligne === undefined ? false : fields.en_ligne
  await db
    .insertInto('evenements')
    .values({
      id,
      titre: 'Fixer ses prix sans s’excuser',
      theme_id: await referentielOf(db, 'theme', theme),
      type_id: await referentielOf(db, 'type_evenement', type),
      en_ligne: enLigne,
      ...(enLigne === false && { adresse: '16 quai du Steïr', code_postal: '29000', ville_id: '29232' }),
      ...(enLigne === true && { lien_visio: 'https://visio.exemple.fr/salle-1' }),
      description: '<p>Deux heures pour calculer un prix.</p>',
      nombre_places: 20,
      brouillon: false,
      publie_le: fields.brouillon === true ? null : now,
      cree_le: now,
      modifie_le: now,
      debut,
      fin,
      ...fields,
    })
    .execute()
  const evenement_id = id
  if (territoireIds.length > 0)
    await db
      .insertInto('evenements_territoires')
      .values(territoireIds.map((territoire_id) => ({ evenement_id, territoire_id })))
      .execute()
  if (intervenantIds.length > 0)
    await db
      .insertInto('evenements_intervenants')
      .values(intervenantIds.map((intervenant_id, ordre) => ({ evenement_id, intervenant_id, ordre })))
      .execute()
  if (intervenantes.length > 0)
    await db
      .insertInto('evenements_intervenantes')
      .values(intervenantes.map((un) => ({ ...un, evenement_id })))
      .execute()
  return id as EvenementId
}
