import { createAlerte, createSansResultat } from '#modules/recherche/recherche.factory.ts'
import { DAY_MS, type DemoPart } from './demo-world.ts'

const SANS_RESULTAT = [
  ['apiculture', 7],
  ['garde alternée', 4],
  ['prêt d’honneur', 3],
  ['visites à domicile', 2],
] as const

/** Two alerts of each member, and what nobody found. */
export const demoRecherche: DemoPart = async ({ db, now }) => {
  const membres = await db
    .selectFrom('comptes')
    .where('etape_inscription', '=', 'termine')
    .orderBy('email')
    .select('id')
    .execute()
  for (const { id } of membres) {
    await createAlerte(db, new Date(now.getTime() - 20 * DAY_MS), id, { termes: 'atelier couture' })
    await createAlerte(db, new Date(now.getTime() - 3 * DAY_MS), id, {
      termes: 'comptabilité',
      categorie: 'adherente',
    })
  }
  for (const [index, [termes, nb]] of SANS_RESULTAT.entries())
    await createSansResultat(db, new Date(now.getTime() - index * DAY_MS), termes, nb)
}
