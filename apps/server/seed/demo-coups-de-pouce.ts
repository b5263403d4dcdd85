import { fileURLToPath } from 'node:url'
import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { DUREE_JOURS } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import sharp from 'sharp'
import type { Db } from '#db/client.ts'
import { createDiskStorage } from '#gateways/storage/disk-storage.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import {
  createDemande,
  createReponse,
  followDemande,
  thankAidantes,
} from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createFichier } from '#modules/fichiers/fichiers.factory.ts'
import { DEMANDES, type RecitDemande } from './demo-demandes.ts'
import type { DemoPart } from './demo-world.ts'

const HOUR_MS = 3_600_000
const PAYSAGES = fileURLToPath(new URL('../../web/public/images/paysages/', import.meta.url))

type World = {
  readonly db: Db
  readonly now: Date
  /** The account whose address begins so. */
  readonly idOf: (start: string) => string
  readonly territoires: ReadonlyMap<string, string>
  readonly storage: Storage
}

const isTerminee = ({ statut = 'publie' }: RecitDemande): boolean =>
  ['resolu', 'expire', 'clos'].includes(statut)

const publieeLe = ({ quand: [jours, heure] }: RecitDemande, now: Date): Date =>
  instantOf(`${addDays(parisDay(now), -jours)} ${heure}`, ZONE_PARIS)

/** Its state, as the acts and the jobs would have left it. */
const etatOf = (recit: RecitDemande, now: Date) => {
  const { statut = 'publie', motif = null, limite, quand } = recit
  const publie = publieeLe(recit, now)
  const today = parisDay(now)
  const dateLimite = addDays(today, limite ?? DUREE_JOURS - quand[0])
  const isDraft = statut === 'brouillon'
  return {
    statut,
    motif_cloture: motif === 'moderation' ? null : motif,
    ...(statut === 'masque' && { statut_avant: 'publie' as const }),
    cree_le: publie,
    publie_le: isDraft ? null : publie,
    date_limite: isDraft ? null : dateLimite,
    suggere_le: isDraft ? null : publie,
    // What is old enough has been told to a wider circle already.
    elargi_le: quand[0] > 3 && !isDraft ? new Date(publie.getTime() + 72 * HOUR_MS) : null,
    ...(isTerminee(recit) && { termine_le: new Date(publie.getTime() + 48 * HOUR_MS) }),
    ...(statut === 'resolu' && { resolu_le: new Date(publie.getTime() + 48 * HOUR_MS) }),
    ...(recit.relancee && { relance_le: new Date(now.getTime() - 20 * HOUR_MS) }),
  }
}

const seedReponses = async (id: string, recit: RecitDemande, { db, now, idOf }: World): Promise<void> => {
  const ids: string[] = []
  const start = publieeLe(recit, now).getTime()
  // Spread between its publication and now, at most a few hours apart.
  const step = Math.min(3 * HOUR_MS, Math.max(60_000, (now.getTime() - start) / 12))
  for (const [n, { de, texte, a, ...fields }] of (recit.reponses ?? []).entries()) {
    const at = new Date(start + (n + 1) * step)
    const parenteId = a === undefined ? undefined : ids[a]
    const ecrite = { contenu: texte, ...fields, ...(parenteId !== undefined && { parenteId }) }
    ids.push(await createReponse(db, at, id, idOf(de), ecrite))
  }
}

/** The picture of a request, as a private file. */
const seedPiece = async (id: string, recit: RecitDemande, { db, now, idOf, storage }: World) => {
  if (recit.piece === undefined) return
  const { nom, paysage } = recit.piece
  await createFichier(db, storage, publieeLe(recit, now), {
    compteId: idOf(recit.de),
    nom,
    type: 'png',
    bytes: await sharp(`${PAYSAGES}${paysage}.svg`).resize({ width: 1200 }).png().toBuffer(),
    objet: { type: 'coup_de_pouce', id, ordre: 0 },
  })
}

const seedDemande = async (recit: RecitDemande, world: World): Promise<void> => {
  const { db, now, idOf, territoires } = world
  const { titre, texte, categorie, type, competences, antenne, ville, rayon, mode, urgence } = recit
  const { periode, contrepartie, suivis = [], aidantes = [], merci = null } = recit
  const [debut, fin] = periode?.map((jours) => addDays(parisDay(now), jours)) ?? []
  const auteureId = idOf(recit.de)
  const publie = publieeLe(recit, now)
  const id = await createDemande(db, publie, auteureId, {
    titre,
    contenu: texte,
    categorie,
    ...(type && { type }),
    ...(competences && { competences }),
    ...(antenne !== undefined && { territoire_id: territoires.get(antenne) ?? null }),
    ...(ville !== undefined && { ville_id: ville }),
    ...(rayon !== undefined && { rayon_km: rayon }),
    ...(mode && { mode }),
    ...(urgence && { urgence }),
    ...(debut !== undefined && fin !== undefined && { periode_debut: debut, periode_fin: fin }),
    ...(contrepartie !== undefined && { contrepartie }),
    ...etatOf(recit, now),
  })
  await seedReponses(id, recit, world)
  await seedPiece(id, recit, world)
  for (const qui of suivis) await followDemande(db, publie, id, idOf(qui))
  if (aidantes.length > 0)
    await thankAidantes(
      db,
      new Date(publie.getTime() + 48 * HOUR_MS),
      { id, auteureId },
      aidantes.map(idOf),
      merci,
    )
}

/** Thirty help requests in every state, with their answers and who follows them. */
export const demoCoupsDePouce: DemoPart = async ({ db, now, uploads }) => {
  const comptes = await db.selectFrom('comptes').orderBy('email').select(['id', 'email']).execute()
  const idOf = (start: string): string => {
    const announced: Readonly<Record<string, string>> = {
      helene: 'administratrice@',
      soizic: 'coordinatrice@',
    }
    const found = comptes.find(({ email }) => email.startsWith(announced[start] ?? start))
    if (!found) throw new Error(`the demo has no account « ${start} »`)
    return found.id
  }
  const territoires = await db.selectFrom('territoires').select(['id', 'nom']).execute()
  const world = {
    db,
    now,
    idOf,
    territoires: new Map(territoires.map(({ id, nom }) => [nom, id])),
    storage: createDiskStorage(uploads),
  }
  for (const recit of DEMANDES) await seedDemande(recit, world)
}
