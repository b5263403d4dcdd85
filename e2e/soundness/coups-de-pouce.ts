import { createDiskStorage } from '../../apps/server/src/gateways/storage/disk-storage.ts'
import { createProfil } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import {
  createDemande,
  createReponse,
  type DemandeFields,
} from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createFichier, pdf } from '../../apps/server/src/modules/fichiers/fichiers.factory.ts'
import { png } from '../../apps/server/src/modules/medias/medias.factory.ts'
import type { Reach, World } from './screen.ts'
import { openReady, pressForDialog } from './states.ts'

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
    await pressForDialog(page, name)
  }

/** The same with its menu, in which it chooses. */
export const choisir =
  (fields: Scene, name: string | RegExp): Reach =>
  async (page, world) => {
    await presser(fields, /^Plus d’actions sur cette demande/)(page, world)
    await page.getByRole('menuitem', { name }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  }

/** Opens the page of a request with a document and a picture. */
export const ouvrirAvecFichiers: Reach = async (page, world) => {
  const { id, auteure: compteId } = await scene(world)
  const storage = createDiskStorage(world.uploads)
  const pieces = [
    { nom: `Bilan${'-anticonstitutionnel'.repeat(3)}.pdf`, type: 'pdf', bytes: pdf() },
    { nom: 'Plan du stand.png', type: 'png', bytes: await png() },
  ] as const
  for (const [ordre, piece] of pieces.entries())
    await createFichier(world.db, storage, new Date(), {
      ...piece,
      compteId,
      objet: { type: 'coup_de_pouce', id, ordre },
    })
  await openReady(page, `/coup-de-pouce/${id}`)
  await page.getByRole('link', { name: /^Plan du stand/ }).waitFor()
}
