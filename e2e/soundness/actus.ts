import type { Page } from '@playwright/test'
import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import {
  createPublication,
  type PublicationFields,
} from '../../apps/server/src/modules/actus/actus.factory.ts'
import { createCommentaire } from '../../apps/server/src/modules/actus/commentaires/commentaires.factory.ts'
import { createDiskStorage } from '../../apps/server/src/gateways/storage/disk-storage.ts'
import { createMedia, jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { createRessource } from '../../apps/server/src/modules/ressources/ressources.factory.ts'
import { bringIntoSight } from '../fixtures/choices.ts'
import { membreOf, voisineOf } from './coups-de-pouce.ts'
import { deplier, REFUSED } from './evenements.ts'
import type { Reach, World } from './screen.ts'
import { openReady, pressForDialog } from './states.ts'

const TEXTE =
  '<h3>Bonjour à toutes</h3><p>Le marché de Noël affiche <strong>14 exposantes confirmées</strong>. Il reste deux étals, voir <a href="https://exemple.fr/plan">le plan</a>.</p><ul><li>tréteaux fournis</li><li>électricité sur demande</li></ul>'

/** What the worker has read of the first link of a post. */
export const APERCU = {
  lien: 'https://exemple.fr/plan',
  apercu: JSON.stringify({
    url: 'https://exemple.fr/plan',
    site: 'exemple.fr',
    titre: 'Marché de Noël de Pont-Aven\u202f: le plan des étals, les horaires et les accès',
    description: 'Les halles ouvrent à 9\u00a0h. '.repeat(12),
    image: null,
  }),
}

/** Longer than what the feed shows of a post. */
export const LONGUE = { contenu: TEXTE.repeat(8) }

type Scene = PublicationFields & {
  readonly mienne?: boolean
  readonly commentaires?: number
  readonly photos?: number
  /** The title of an article that it is about. */
  readonly article?: string
}

const imagesOf = async ({ db, uploads }: World, compteId: string, nb: number) => {
  const storage = createDiskStorage(uploads)
  const images = []
  for (let rank = 1; rank <= nb; rank += 1) {
    const image = await jpeg(600 + 40 * rank, 400)
    const nom = await createMedia(db, storage, new Date(), { usage: 'publication', image, compteId })
    const { id } = await db.selectFrom('medias').where('nom', '=', nom).select('id').executeTakeFirstOrThrow()
    images.push({ id, nom, proportions: 1.5, texteAlternatif: `Un étal de Noël, vue ${rank}` })
  }
  return images
}

/** A post, of the viewer or of somebody else, with or without comments and photos. */
export const scene = async (
  world: World,
  { mienne = false, commentaires = 0, photos = 0, article, ...fields }: Scene = {},
) => {
  const now = new Date()
  const [moi, samira, claire] = [
    await membreOf(world),
    await voisineOf(world, 'Samira'),
    await voisineOf(world, 'Claire'),
  ]
  const auteure = mienne ? moi : samira
  const id = await createPublication(world.db, now, auteure, {
    contenu: TEXTE,
    ...(photos > 0 && { images: JSON.stringify(await imagesOf(world, auteure, photos)) }),
    ...(article !== undefined && {
      ressource_id: await createRessource(world.db, now, null, { type: 'article', titre: article }),
    }),
    ...fields,
  })
  for (let rank = 0; rank < commentaires; rank += 1) {
    const first = await createCommentaire(world.db, now, id, claire)
    await createCommentaire(world.db, now, id, moi, { parentId: first, contenu: '<p>Merci, je viens.</p>' })
  }
  return { id, auteure, moi, claire }
}

/** Path of a new post, or of a screen below it. */
export const pathOf =
  (fields: Scene, tail = '') =>
  async (world: World) =>
    `/actu/${(await scene(world, fields)).id}${tail}`

/** Opens the page of another post. */
export const ouvrir =
  (fields: Scene, tail = ''): Reach =>
  async (page, world) =>
    openReady(page, await pathOf(fields, tail)(world))

/** Opens the page of another post and presses a button. */
export const presser =
  (fields: Scene, name: string | RegExp): Reach =>
  async (page, world) => {
    await ouvrir(fields)(page, world)
    await pressForDialog(page, name)
  }

/** Photos for a form. */
export const photos = (nb: number) =>
  Promise.all(
    Array.from({ length: nb }, async (_, index) => ({
      name: `etal-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await jpeg(600, 400 + 100 * index),
    })),
  )

/** Some days ahead, for a pin. */
export const dansJours = (jours: number): string => addDays(parisDay(new Date()), jours)

/** The page of what does not exist. */
export const introuvable = (address: string) => ({
  reach: async (page: Page) => {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  },
  says: REFUSED,
})

/** Opens a part of the feed. */
export const filDe = async (page: Page, fil: string, heading: string) => {
  await openReady(page, `/actu?fil=${fil}`)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

/** Opens the feed with these filters, which are expanded. */
export const filtrer =
  (query: string, heading: string | RegExp): Reach =>
  async (page) => {
    await openReady(page, `/actu?${query}`)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await deplier(page)
  }

/** Opens the form of a post. */
export const composer = async (page: Page) => {
  await page.getByRole('button', { name: 'Une annonce, une question…' }).click()
  await page.getByRole('textbox', { name: 'Ta publication' }).waitFor()
}

/** Looks for what a post is about, in the field of that name. */
export const joindre =
  (name: string): Reach =>
  async (page) => {
    await composer(page)
    await page.getByRole('button', { name: 'Joindre' }).click()
    const field = page.getByRole('combobox', { name })
    await bringIntoSight(field)
    await field.fill('a')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
  }
