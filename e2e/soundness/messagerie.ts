import { GRANDE_DISCUSSION } from '../../packages/contract/src/modules/messagerie/messagerie.constants.ts'
import { createProfil } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import {
  createDirecte,
  createGroupe,
  leaveGroupe,
  reactToMessage,
  readDiscussion,
  refuseContact,
} from '../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { addMessages } from '../fixtures/messagerie.ts'
import type { World } from './screen.ts'

const LONG = `anticonstitutionnellement${'-anticonstitutionnellement'.repeat(4)}`

type Lectrice = { readonly id: string; readonly email: string }

const membre = async ({ db }: World, prenom: string, nom = 'Diallo'): Promise<Lectrice> =>
  createProfil(db, new Date(), { compte: { prenom, nom }, villeId: '29232' })

/** Makes a group the discussion of an event, which has ended or has many registrants. */
const writeEvenement = async (
  { db }: World,
  id: string,
  facts: { readonly statut?: 'close'; readonly nb_participantes?: number },
): Promise<void> => {
  const type = 'evenement'
  await db
    .updateTable('discussions')
    .set({ ...facts, type })
    .where('id', '=', id)
    .execute()
  await db.updateTable('participations_discussion').set({ type }).where('discussion_id', '=', id).execute()
}

/** The discussions that she reads without writing: one is closed, she has left one, organisers alone write in the last one. */
const silencieuses = async (world: World, moi: string, elle: string) => {
  const { db } = world
  const ouvrir = async (titre: string): Promise<string> => {
    const id = await createGroupe(db, new Date(), titre, [elle, moi])
    await addMessages(db, id, [
      { de: moi, contenu: 'On se retrouve devant la halle ?', ilYA: 9000 },
      { de: elle, contenu: 'Oui, à 9 h.', ilYA: 8990 },
    ])
    await readDiscussion(db, id, moi, 2)
    return id
  }
  const [close, quittee, grande] = [
    await ouvrir('Café des coopératives de Cornouaille'),
    await ouvrir('Le stand de la foire'),
    await ouvrir('Les rencontres nationales'),
  ]
  await writeEvenement(world, close, { statut: 'close' })
  await leaveGroupe(db, new Date(), quittee, moi)
  await writeEvenement(world, grande, { nb_participantes: GRANDE_DISCUSSION })
  return { close, quittee, grande }
}

/** A member whose inbox has an unread discussion, a read one, a group and a first contact. */
export const boite = async (world: World) => {
  const { db } = world
  const moi = await membre(world, 'Maëlle', 'Le Gall')
  const [awa, soizic, lea, nadia] = [
    await membre(world, 'Awa'),
    await membre(world, 'Soizic', 'Guéguen'),
    await membre(world, 'Léa', LONG.slice(0, 40)),
    await membre(world, 'Nadia', 'Benali'),
  ]
  const now = new Date()
  const directe = await createDirecte(db, now, [moi.id, awa.id])
  const [premier = ''] = await addMessages(db, directe, [
    { de: awa.id, contenu: 'Maëlle, j’ai vu ta réponse. Tu descends vraiment le 4 ?', ilYA: 1700 },
    { de: moi.id, contenu: `Oui, départ de Douarnenez à 6 h.\n${LONG}`, ilYA: 1690 },
    { de: awa.id, contenu: 'Voir https://cuma.example/songeons, dix tables rondes.', ilYA: 90 },
  ])
  await addMessages(db, directe, [
    { de: awa.id, contenu: 'Le camion pour le mobilier, oui mille fois oui !', ilYA: 80, cite: premier },
    { de: moi.id, contenu: 'Ça rentre, j’ai mesuré.', ilYA: 5 },
    { de: awa.id, contenu: 'Tu es la meilleure.', ilYA: 4 },
    { de: awa.id, contenu: 'Vraiment.', ilYA: 3 },
  ])
  await reactToMessage(db, premier, moi.id, 'coeur')
  await reactToMessage(db, premier, awa.id, 'bravo')
  const lue = await createDirecte(db, now, [moi.id, soizic.id])
  await addMessages(db, lue, [{ de: moi.id, contenu: 'L’affiche est superbe, merci', ilYA: 1500 }])
  const groupe = await createGroupe(db, now, 'Le marché de Noël de Quimper et de ses environs', [
    moi.id,
    awa.id,
    soizic.id,
    lea.id,
  ])
  await addMessages(db, groupe, [
    { de: lea.id, contenu: 'On se retrouve à 8 h ?', ilYA: 4000 },
    { de: soizic.id, contenu: 'J’apporte les tréteaux.', ilYA: 3990 },
    { de: moi.id, contenu: 'Parfait.', ilYA: 3980 },
  ])
  await readDiscussion(db, groupe, moi.id, 3)
  const demande = await createDirecte(db, now, [nadia.id, moi.id], { demande: true })
  await addMessages(db, demande, [
    {
      de: nadia.id,
      contenu:
        'Bonjour Maëlle ! Je cherche quelqu’un pour livrer douze caisses de bols à Brest. On en parle ?',
      ilYA: 30,
    },
  ])
  const brigitte = await membre(world, 'Brigitte', 'Carrère')
  const refusee = await createDirecte(db, now, [brigitte.id, moi.id], { demande: true })
  await addMessages(db, refusee, [{ de: brigitte.id, contenu: 'On se voit au salon de Pau ?', ilYA: 3000 }])
  await refuseContact(db, now, refusee)
  const silences = await silencieuses(world, moi.id, soizic.id)
  return { moi, directe, lue, groupe, demande, refusee, premier, ...silences }
}

export type Boite = Awaited<ReturnType<typeof boite>>

/** One inbox for all the screens of a run: the viewer and the address come from the same scene. */
export const boitePartagee = () => {
  let made: Promise<Boite> | undefined
  return (world: World): Promise<Boite> => (made ??= boite(world))
}
