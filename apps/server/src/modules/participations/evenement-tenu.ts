import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { InscriptionType } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { EtatEvenement } from '@entrelles/contract/modules/participations/file.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'

/** A published event whose row is locked until the transaction ends. */
export type EvenementTenu = EtatEvenement & {
  readonly id: string
  readonly titre: string
  readonly sequence: number
}

type Row = Omit<EvenementTenu, 'debut' | 'fin'> & {
  readonly debut: string
  readonly fin: string
  readonly inscriptionType: InscriptionType
}

const PUBLIE = sql`not e.brouillon`

/**
 * Must be called before locking any participation: every transaction uses this order. Undefined for an event that
 * the user cannot see.
 */
export const lockEvenement = async (
  db: Db,
  id: string,
  visible: RawBuilder<unknown> = PUBLIE,
): Promise<EvenementTenu | undefined> => {
  const { rows } = await sql<Row>`
    select e.id, e.titre, e.sequence, e.annule_le is not null as "isAnnule", e.inscription_type as "inscriptionType",
      e.debut, e.fin, e.nombre_places as "nombrePlaces", e.prises, e.proposees, e.en_attente as "enAttente"
    from evenements e
    where e.id = ${id} and not e.brouillon and ${visible}
    for no key update`.execute(db)
  const [row] = rows
  return row && { ...row, debut: new Date(row.debut), fin: new Date(row.fin) }
}

/** R7-9: the event of the body must match the URL when present. */
export const assertSameEvenement = (adresse: string, corps: string | undefined): void => {
  if (corps !== undefined && corps !== adresse) throw commonErrors.introuvable()
}
