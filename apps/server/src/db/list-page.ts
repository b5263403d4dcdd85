import { PAGE_LIMIT } from '@entrelles/contract/kit/constants.ts'
import { cappedCount, COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { sql, type Expression } from 'kysely'
import type { Db } from './client.ts'

type Found<Row> = { readonly rows: Row[]; readonly nb: number; readonly plus?: true | undefined }

/** The response body of every list: `{ <pluriel>, nb<pluriel>, limit, plus? }`. */
export const listAnswerOf = <const Name extends string, Row>(name: Name, { rows, nb, plus }: Found<Row>) =>
  ({ [name]: rows, [`nb${name}`]: nb, limit: PAGE_LIMIT, ...(plus && { plus }) }) as {
    [K in Name]: Row[]
  } & { [K in `nb${Name}`]: number } & { limit: number; plus?: true }

/**
 * A page and its count in one statement. The count stops at COUNT_CAP + 1 matches, so that its cost does not grow
 * with the table; it is correct even for a page past the end.
 */
export const listPage = async <Row>(
  db: Db,
  {
    matching,
    page,
    ctes,
  }: {
    matching: Expression<unknown>
    page: Expression<Row>
    /** Shared by `matching` and `page`. */
    ctes?: Expression<unknown> | undefined
  },
): Promise<Found<Row>> => {
  const { rows: answers } = await sql<{ found: number; rows: Row[] }>`
    ${ctes ? sql`with ${ctes}` : sql``}
    select
      (select count(*)::int from (select 1 from ${matching} as m limit ${COUNT_CAP + 1}) as counted) as found,
      (select coalesce(json_agg(p), '[]') from ${page} as p) as rows`.execute(db)
  const [answer] = answers
  return { rows: answer?.rows ?? [], ...cappedCount(answer?.found ?? 0) }
}
