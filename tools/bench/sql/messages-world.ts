import pg from 'pg'
import { HERS } from './messages.ts'

/** Values for the lists of messages, comparable at every size. */
export type MessagesWorld = {
  readonly directes: readonly string[]
  readonly groupes: readonly string[]
  /** Words of some of her messages, from the most frequent to the rarest. */
  readonly mots: readonly string[]
}

/** Words that one in a hundred of her messages, one in a thousand, and one alone contain. */
const MOTS = `
  with mots as (
    select word as mot, ndoc from ts_stat(format(
      'select mots from messages m join participations_discussion p using (discussion_id) where p.compte_id = %L', $1::text)))
  (select mot from mots where ndoc <= 200 and length(mot) > 3 order by ndoc desc, mot limit 1)
  union all (select mot from mots where ndoc <= 20 and length(mot) > 3 order by ndoc desc, mot limit 1)
  union all (select mot from mots where ndoc = 1 and length(mot) > 3 order by mot limit 1)`

/** Finds the values that the cases use for the caller. */
export const prepareMessages = async (url: string, caller: string): Promise<MessagesWorld> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const column = async (text: string): Promise<string[]> => {
    const { rows } = await client.query<Record<string, string>>(text, [caller])
    return rows.flatMap((row) => Object.values(row).slice(0, 1))
  }
  const ofType = (type: string) =>
    column(`select discussion_id from participations_discussion where compte_id = $1 and type = '${type}'
      order by md5(discussion_id::text) limit 3`)
  try {
    const [nb = '0'] = await column(
      `select count(*)::text from participations_discussion where compte_id = $1`,
    )
    if (Number(nb) < HERS * 0.9) throw new Error(`the caller has ${nb} discussions instead of ${HERS}`)
    return { directes: await ofType('directe'), groupes: await ofType('groupe'), mots: await column(MOTS) }
  } finally {
    await client.end()
  }
}
