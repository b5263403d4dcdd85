import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

/** The member of the demo has blocked one other, who lives far away and whom nothing else of the demo needs. */
export const demoBlocages: DemoPart = async ({ db, now }) => {
  const idOf = async (email: string): Promise<string> => {
    const compte = await db.selectFrom('comptes').where('email', '=', email).select('id').executeTakeFirst()
    if (!compte) throw new Error(`the demo has no account ${email}`)
    return compte.id
  }
  const bloquee = await idOf('berengere.vidal@entrelles.test')
  await createBlocage(db, daysBefore(now, 45), await idOf('adherente@entrelles.test'), bloquee)
}
