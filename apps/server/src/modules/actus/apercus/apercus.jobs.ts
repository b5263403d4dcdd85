import { z } from '@entrelles/contract/kit/z.ts'
import { publicationId as publicationIdSchema } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { defineJob } from '#kit/jobs.ts'
import { attachDepot, depositImage } from '#modules/medias/medias.public.ts'
import { findLien, lockLien, writeApercu } from './apercus.repository.ts'
import { readApercu } from './read-apercu.ts'

/** Reads the page of the first link of a post. */
export const apercuJob = defineJob({
  name: 'actus.lire-lien',
  data: z.object({ publicationId: publicationIdSchema }),
  run: async ({ publicationId }, ctx) => {
    const lien = await findLien(ctx.db, publicationId)
    if (lien === null) return
    const lu = await readApercu(ctx, lien)
    const depot = lu?.image && { ...lu.image, ...(await depositImage(ctx, lu.image.bytes)) }
    await ctx.transaction(async (inside) => {
      // Edited while the site answered: its new link has a job of its own.
      if (!(await lockLien(inside.db, publicationId, lien))) return
      if (depot) await attachDepot(inside, { ...depot, usage: 'apercu' })
      const image = depot ? { nom: depot.nom, proportions: depot.largeur / depot.hauteur } : null
      await writeApercu(inside.db, publicationId, lu && { ...lu.apercu, image }, ctx.now())
    })
  },
})
