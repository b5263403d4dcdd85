// npm run recherche:reconstruit: writes the words of search again from the objects, in small batches, while the product serves.
import { createDb } from '../apps/server/src/db/client.ts'
import { rebuildRecherche } from '../apps/server/src/modules/recherche/recherche.public.ts'
import { settings } from './lib/settings.mjs'

const db = createDb({ url: settings.DATABASE_URL, poolSize: 1, name: 'entrelles-recherche' })
await rebuildRecherche(db, { onCategorie: (categorie) => console.log(`Mots de « ${categorie} »…`) })
await db.destroy()
console.log('La recherche est reconstruite.')
