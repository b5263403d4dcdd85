import { createProfil } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import {
  createDirecte,
  createGroupe,
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
  return { moi, directe, lue, groupe, demande, refusee, premier }
}

export type Boite = Awaited<ReturnType<typeof boite>>

/** One inbox for all the screens of a run: the viewer and the address come from the same scene. */
export const boitePartagee = () => {
  let made: Promise<Boite> | undefined
  return (world: World): Promise<Boite> => (made ??= boite(world))
}
