import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { sql } from 'kysely'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { createDiskStorage } from '#gateways/storage/disk-storage.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createMedia } from '#modules/medias/medias.factory.ts'
import { shareMedia } from '#modules/medias/medias.public.ts'
import { createFavori, createParticipation } from '#modules/participations/participations.factory.ts'
import type { RecitEvenement } from './demo-evenement.ts'
import { LOINTAINS } from './demo-evenements-lointains.ts'
import { BROUILLONS, PASSES } from './demo-evenements-passes.ts'
import { PROCHES } from './demo-evenements-proches.ts'
import { DAY_MS, type DemoPart } from './demo-world.ts'

const PAYSAGES = fileURLToPath(new URL('../../web/public/images/paysages/', import.meta.url))
const EMAIL_MAELLE = 'adherente@entrelles.test'

type Statut = NonNullable<RecitEvenement['maelle']>
type World = {
  readonly db: Db
  readonly now: Date
  readonly maelle: string
  /** The other members, in a stable order. */
  readonly membres: readonly string[]
  readonly auteures: ReadonlyMap<string, string>
  readonly territoires: ReadonlyMap<string, string>
  readonly intervenants: ReadonlyMap<string, string>
  readonly images: ReadonlyMap<string, { readonly visuel: string; readonly apercu: string }>
  /** The images that an event already shows. */
  readonly montrees: Set<string>
}

/** Stores the landscapes of the product as uploaded images. */
const seedPaysages = async (db: Db, now: Date, uploads: string, noms: readonly string[]) => {
  const storage = createDiskStorage(uploads)
  const images = new Map<string, { visuel: string; apercu: string }>()
  for (const nom of noms) {
    const image = await sharp(`${PAYSAGES}${nom}.svg`).resize({ width: 1600 }).png().toBuffer()
    const kept = { image, compteId: null }
    images.set(nom, {
      visuel: await createMedia(db, storage, now, { ...kept, usage: 'evenement' }),
      apercu: await createMedia(db, storage, now, { ...kept, usage: 'vignette' }),
    })
  }
  return images
}

const descriptionOf = ({ texte, programme = [], apporte }: RecitEvenement): string | null =>
  texte === undefined
    ? null
    : [
        `<p>${texte}</p>`,
        ...(programme.length > 0
          ? [`<ul>${programme.map((point) => `<li>${point}</li>`).join('')}</ul>`]
          : []),
        ...(apporte === undefined ? [] : [`<p><strong>${apporte}</strong></p>`]),
      ].join('')

const instantsOf = ({ quand, fuseau = ZONE_PARIS }: RecitEvenement, now: Date) => {
  if (!quand) return { debut: null, fin: null }
  const [jours, debut, fin] = quand
  const day = addDays(parisDay(now), jours)
  return { debut: instantOf(`${day} ${debut}`, fuseau), fin: instantOf(`${day} ${fin}`, fuseau) }
}

/** The author: the coordinator of the first branch, else an administrator. */
const auteureOf = ({ antennes = [] }: RecitEvenement, { auteures }: World): string | null =>
  auteures.get(antennes[0] ?? '') ?? auteures.get('') ?? null

const placesOf = ({ lieu }: RecitEvenement, codePostal: string | null) => {
  if (!lieu) return { en_ligne: true, lien_visio: 'https://visio.exemple.fr/entrelles' }
  const [adresse, ville_id] = lieu
  return { en_ligne: false, adresse, ville_id, code_postal: codePostal }
}

const codePostalOf = async (db: Db, villeId: string | undefined): Promise<string | null> => {
  if (villeId === undefined) return null
  const row = await db
    .selectFrom('codes_postaux')
    .where('ville_id', '=', villeId)
    .select((eb) => eb.fn.min('code').as('code'))
    .executeTakeFirst()
  return row?.code ?? null
}

/** Registered, offered and waiting members, in queue order; the counters are updated too. */
const seedParticipations = async (
  evenementId: string,
  recit: RecitEvenement,
  world: World,
  start: number,
): Promise<void> => {
  const { db, now, maelle, membres } = world
  const statuts: Statut[] = [
    ...Array<Statut>(recit.inscrites ?? 0).fill('inscrite'),
    ...Array<Statut>(recit.proposees ?? 0).fill('proposee'),
    ...Array<Statut>(recit.enAttente ?? 0).fill('en_attente'),
  ]
  const her = recit.maelle === undefined ? -1 : statuts.lastIndexOf(recit.maelle)
  for (const [index, statut] of statuts.entries()) {
    const since = new Date(now.getTime() - (statuts.length - index) * 7_200_000 - DAY_MS)
    const creee_le =
      recit.quand && recit.quand[0] < 0 ? new Date(since.getTime() + recit.quand[0] * DAY_MS) : since
    const isPresente = statut === 'inscrite' && index >= statuts.length - (recit.presentes ?? 0)
    await createParticipation(db, now, {
      evenement_id: evenementId,
      compte_id: index === her ? maelle : (membres[(start + index) % membres.length] ?? null),
      statut,
      creee_le,
      statut_le: statut === 'proposee' ? now : creee_le,
      ...(isPresente && { presence: 'presente' }),
    })
  }
}

const seedEvenement = async (recit: RecitEvenement, world: World, index: number): Promise<void> => {
  const { db, now, maelle, territoires, intervenants, images, montrees } = world
  const picture = recit.image === undefined ? undefined : images.get(recit.image)
  const [inscription_type = 'Interne', lien_google_form = null] = recit.formulaire ?? []
  const isPast = recit.quand !== undefined && recit.quand[0] < 0
  const cree_le = new Date(now.getTime() - (isPast ? 120 : 30) * DAY_MS + index * 60_000)
  const id = await createEvenement(db, cree_le, {
    titre: recit.titre,
    theme: recit.theme,
    type: recit.type,
    ...instantsOf(recit, now),
    ...(recit.fuseau && { fuseau: recit.fuseau }),
    ...placesOf(recit, await codePostalOf(db, recit.lieu?.[1])),
    ...(recit.etat === 'brouillon' && !recit.lieu && { en_ligne: null, lien_visio: null }),
    description: descriptionOf(recit),
    nombre_places: recit.places,
    inscription_type,
    lien_google_form,
    vitrine: recit.vitrine ?? false,
    brouillon: recit.etat === 'brouillon',
    visuel: picture?.visuel ?? null,
    apercu: picture?.apercu ?? null,
    auteure_id: auteureOf(recit, world),
    emargee_le: recit.presentes === undefined ? null : instantsOf(recit, now).fin,
    territoireIds: (recit.antennes ?? []).flatMap((nom) => territoires.get(nom) ?? []),
    intervenantIds: (recit.intervenantes ?? []).flatMap((nom) => intervenants.get(nom) ?? []),
  })
  for (const nom of Object.values(picture ?? {})) {
    if (montrees.has(nom)) await inTransaction(db, (tx) => shareMedia({ db: tx }, nom))
    montrees.add(nom)
  }
  await seedParticipations(id, recit, world, index * 5)
  if (recit.favori) await createFavori(db, now, maelle, id)
  if (recit.suites)
    await db
      .insertInto('evenements_suites')
      .values({
        evenement_id: id,
        compte_rendu: recit.suites.compteRendu,
        replay_url: recit.suites.replayUrl ?? null,
        modifie_le: now,
      })
      .execute()
  if (recit.etat === 'annule')
    await sql`update evenements set annule_le = ${new Date(now.getTime() - DAY_MS)}, sequence = 1 where id = ${id}`.execute(
      db,
    )
}

const namesOf = async (db: Db) => {
  const territoires = await db.selectFrom('territoires').select(['id', 'nom']).execute()
  const intervenants = await db.selectFrom('intervenants').select(['id', 'nom']).execute()
  const coordinations = await db
    .selectFrom('coordinations as k')
    .innerJoin('territoires as t', 't.id', 'k.territoire_id')
    .select(['t.nom', 'k.compte_id as id'])
    .execute()
  const administratrice = await db
    .selectFrom('comptes')
    .where('administratrice', '=', true)
    .select('id')
    .executeTakeFirstOrThrow()
  return {
    territoires: new Map(territoires.map(({ id, nom }) => [nom, id])),
    intervenants: new Map(intervenants.map(({ id, nom }) => [nom, id])),
    auteures: new Map([['', administratrice.id], ...coordinations.map(({ nom, id }) => [nom, id] as const)]),
  }
}

/** Past and future events: full with a waiting list, online, overseas, cancelled, drafts. */
export const demoEvenements: DemoPart = async ({ db, now, uploads }) => {
  const members = await db
    .selectFrom('comptes')
    .where('paye_jusquau', '>=', parisDay(now))
    .orderBy('email')
    .select(['id', 'email'])
    .execute()
  const recits = [...PROCHES, ...LOINTAINS, ...PASSES, ...BROUILLONS]
  const world: World = {
    db,
    now,
    maelle: members.find(({ email }) => email === EMAIL_MAELLE)?.id ?? '',
    membres: members.filter(({ email }) => email !== EMAIL_MAELLE).map(({ id }) => id),
    ...(await namesOf(db)),
    montrees: new Set(),
    images: await seedPaysages(db, now, uploads, [...new Set(recits.flatMap(({ image }) => image ?? []))]),
  }
  for (const [index, recit] of recits.entries()) await seedEvenement(recit, world, index)
}
