import { createDb } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { grantUse } from '#db/rights.ts'
import { loadReferences } from './load-references.ts'

/** Brings a database to this version: schema, queues, reference data, and the rights of the role that runs the product. */
export const bringUpToDate = async (ownerUrl: string, role?: string): Promise<void> => {
  await migrate(ownerUrl)
  const db = createDb({ url: ownerUrl, poolSize: 1, name: 'entrelles-setup' })
  try {
    await loadReferences(db)
  } finally {
    await db.destroy()
  }
  if (role !== undefined) await grantUse(ownerUrl, role)
}
