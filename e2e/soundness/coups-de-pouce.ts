import { createProfil } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import {
  createDemande,
  createReponse,
  type DemandeFields,
} from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import type { Reach, World } from './screen.ts'
import { openReady } from './states.ts'

const MEMBRE = 'adherente@entrelles.test'
const TEXTE =
  'Bonjour à toutes. Il me faut un utilitaire réfrigéré du vendredi midi au dimanche soir.\n\nPermis B suffit, voir https://cuma.example/songeons.'

/** Id of the demo account with that address. */
export const membreOf = async ({ db }: World, email = MEMBRE): Promise<string> =>
  (await db.selectFrom('comptes').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id

/** Another member, of Quimper. */
export const voisineOf = async ({ db }: World, prenom: string): Promise<string> =>
  (await createProfil(db, new Date(), { compte: { prenom, nom: 'Haddad' }, villeId: '29232' })).id

type Scene = DemandeFields & { readonly mienne?: boolean; readonly reponses?: boolean }

/** A request, of the viewer or of somebody else, with or without answers. */
export const scene = async (world: World, { mienne = false, reponses = false, ...fields }: Scene = {}) => {
  const now = new Date()
  const [moi, samira, claire] = [
    await membreOf(world),
    await voisineOf(world, 'Samira'),
    await voisineOf(world, 'Claire'),
  ]
  const auteure = mienne ? moi : samira
  const id = await createDemande(world.db, now, auteure, {
    contenu: TEXTE,
    ville_id: '29232',
    rayon_km: 40,
    contrepartie: 'Location ou buffet',
    competences: ['Comptabilité'],
    ...fields,
  })
  if (reponses) {
    const first = await createReponse(world.db, now, id, claire, { propose: true })
    await createReponse(world.db, now, id, auteure, { parenteId: first, contenu: 'Merci, je t’appelle.' })
    await createReponse(world.db, now, id, mienne ? samira : moi, { prive: true })
  }
  return { id, auteure, claire }
}

/** Path of a new request, or of a screen below it. */
export const pathOf =
  (fields: Scene, tail = '') =>
  async (world: World) =>
    `/coup-de-pouce/${(await scene(world, fields)).id}${tail}`

/** Opens the page of another request. */
export const ouvrir =
  (fields: Scene, tail = ''): Reach =>
  async (page, world) =>
    openReady(page, await pathOf(fields, tail)(world))

/** Opens the page of another request and presses a button. */
export const presser =
  (fields: Scene, name: string | RegExp): Reach =>
  async (page, world) => {
    await ouvrir(fields)(page, world)
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')).waitFor()
  }
