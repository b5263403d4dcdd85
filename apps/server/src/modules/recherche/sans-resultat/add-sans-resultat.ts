import { parisDay } from '@entrelles/contract/kit/dates.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { formeOf } from '../recherche.repository.ts'
import { noteSansResultat } from './sans-resultat.repository.ts'

const DAY_SECONDS = 86_400

/**
 * Whether she has not made this search today. The browser repeats it by itself, and one member must not make it look frequent. The mark
 * tells neither her nor the words. Without Redis it is not known: then nothing is counted.
 */
const isFirstToday = (forme: string, { actor, now, derive, memory }: ReadCtx): Promise<boolean> => {
  const mark = derive('recherche-sans-resultat', `${actor.id} ${parisDay(now())} ${forme}`)
  return memory.attempt(
    async (redis, key) =>
      (await redis.set(key(`sans-resultat:${mark}`), '1', 'EX', DAY_SECONDS, 'NX')) !== null,
    () => false,
  )
}

/** Counts a search that found nothing, once a day for each member. */
export const addSansResultat = async (termes: string, ctx: ReadCtx): Promise<void> => {
  const forme = await formeOf(ctx.db, termes)
  if (await isFirstToday(forme, ctx))
    await ctx.transaction(({ db }) => noteSansResultat(db, termes, ctx.now()))
}
