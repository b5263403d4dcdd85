import type { World } from './screen.ts'
import type { Page } from '@playwright/test'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { openReady } from './states.ts'

const DAY_MS = 86_400_000

/** Console message after a refused request. */
export const REFUSED = /^Failed to load resource|^CallError: /
/** Id of an event that does not exist. */
export const INCONNU = '01900000-0000-7000-8000-000000000000'

/** Id of the event with that title. */
export const evenementDe = async ({ db }: World, titre: string): Promise<string> => {
  const { id } = await db
    .selectFrom('evenements')
    .where('titre', '=', titre)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Path of a screen of that event: its id replaces `:id`. */
export const cheminDe = (route: string, titre: string) => async (world: World) =>
  route.replace(':id', await evenementDe(world, titre))

/** Opens the same screen for another event. */
export const ouvrir = (route: string, titre: string) => async (page: Page, world: World) =>
  openReady(page, await cheminDe(route, titre)(world))

/** Opens the screen at another URL. */
export const aller = (address: string) => (page: Page) => openReady(page, address)

/** Expands the filters if they are collapsed. */
export const deplier = async (page: Page): Promise<void> => {
  const folded = page.getByRole('button', { name: /^Filtrer/, expanded: false })
  if (await folded.isVisible()) await folded.click()
}

/** Creates the data once per world, at the first call. */
const once = <T>(make: (world: World) => Promise<T>) => {
  const made = new WeakMap<World, Promise<T>>()
  return (world: World): Promise<T> => {
    const known = made.get(world) ?? make(world)
    made.set(world, known)
    return known
  }
}

const territoireOf = async ({ db }: World, nom: string): Promise<string> => {
  const { id } = await db
    .selectFrom('territoires')
    .where('nom', '=', nom)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

const membresOf = async ({ db }: World, combien: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('comptes')
    .where('photo', 'is not', null)
    .where('administratrice', '=', false)
    .orderBy('email')
    .limit(combien)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** An event that starts soon, with participants who are present, absent, excused, not checked in, or have needs. */
export const seance = once(async (world) => {
  const now = new Date()
  const id = await createEvenement(world.db, now, {
    titre: 'Tenir son carnet de commandes',
    debut: new Date(now.getTime() + 2 * 3_600_000),
    territoireIds: [await territoireOf(world, 'Cornouaille')],
  })
  const besoins = {
    covoiturage: true,
    gardeEnfants: true,
    accessibilite: 'Une place assise près de la porte',
    regime: 'Végétarien, sans fruits à coque',
  }
  const said = [
    {},
    { presence: 'presente' },
    { presence: 'absente' },
    { presence: 'excusee' },
    { besoins: JSON.stringify(besoins) },
    {},
  ]
  for (const [index, compte_id] of (await membresOf(world, said.length)).entries())
    await createParticipation(world.db, now, { evenement_id: id, compte_id, ...said[index] })
  return id
})

/** Three dates of one online event; the demo member is registered for the first. */
export const serie = once(async (world) => {
  const now = new Date()
  const maelle = await world.db
    .selectFrom('comptes')
    .where('email', '=', 'adherente@entrelles.test')
    .select('id')
    .executeTakeFirstOrThrow()
  const ids: string[] = []
  for (const days of [48, 62, 76])
    ids.push(
      await createEvenement(world.db, now, {
        titre: 'Une heure pour sa trésorerie',
        type: 'Webinaire',
        en_ligne: true,
        debut: new Date(now.getTime() + days * DAY_MS),
        serie_id: '01900000-0000-7000-8000-0000000000aa',
      }),
    )
  const [first = ''] = ids
  await createParticipation(world.db, now, { evenement_id: first, compte_id: maelle.id })
  return first
})
