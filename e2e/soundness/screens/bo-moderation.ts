import type {
  CopieMessage,
  DiscussionId,
  MessageFige,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Page } from '@playwright/test'
import { createCommentaire, createPublication } from '../../../apps/server/src/modules/actus/actus.factory.ts'
import { createProfil } from '../../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createSignalementRow } from '../../../apps/server/src/modules/moderation/moderation.factory.ts'
import { prendre, SIGNALEMENTS } from '../../fixtures/moderation.ts'
import { INCONNU, REFUSED } from '../evenements.ts'
import type { Reach, Screens, World } from '../screen.ts'
import { openReady } from '../states.ts'

const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
const LONG = `Anticonstitutionnellement${'-anticonstitutionnellement'.repeat(3)}`
const LE = '2026-11-14T09:12:00.000Z'

/** The report of a comment that is still on the site, by an author with long names. */
const createDossier = async ({ db }: World, heures = 5): Promise<string> => {
  const signalee = await createProfil(db, new Date(), { compte: { prenom: 'Marie-Emmanuelle', nom: LONG } })
  const signaleuse = await createProfil(db, new Date(), { compte: { prenom: 'Maëlle', nom: 'Kervella' } })
  const publication = await createPublication(db, hoursAgo(heures + 20), signaleuse.id)
  const cibleId = await createCommentaire(db, hoursAgo(heures + 12), publication, signalee.id)
  return createSignalementRow(db, hoursAgo(heures), {
    compteId: signaleuse.id,
    cibleType: 'commentaire',
    cibleId,
    auteureId: signalee.id,
    motif: 'harcelement',
    commentaire: 'Elle vise Mariam, ce n’est pas la première fois.',
    version: 1,
    titre: 'Marie-Emmanuelle',
    copie: {
      contenu: `<p>Tu n’as rien à faire ici. ${LONG}</p>`,
      datePublication: hoursAgo(heures + 12).toISOString(),
      publication: { titre: 'Marché de Noël de l’antenne' },
    },
  })
}

const openDossier = async (page: Page, world: World, heures?: number): Promise<void> => {
  const id = await createDossier(world, heures)
  await openReady(page, `${SIGNALEMENTS}?dossier=${id}`)
  await page.getByRole('heading', { name: /^Commentaire signalé/ }).waitFor()
  await page.getByRole('link', { name: 'Voir le commentaire' }).waitFor()
}

const fige = (numero: number, changed: Partial<MessageFige> = {}): MessageFige => ({
  numero,
  auteureId: null,
  auteure: `Marie-Emmanuelle ${LONG}`,
  contenu: `Vu sur https://exemple.fr/${LONG}`,
  statut: 'envoye',
  dateEnvoi: LE,
  fichiers: [],
  ...changed,
})

/** The report of a message of files alone, between others of which some are gone. */
const openMessage: Reach = async (page, { db }) => {
  const signaleuse = await createProfil(db, new Date(), { compte: { prenom: 'Maëlle', nom: 'Kervella' } })
  const copie: CopieMessage = {
    ...fige(4, { contenu: '', statut: 'modifie', fichiers: [`${LONG}.pdf`, 'photo.webp'] }),
    discussion: { id: INCONNU as DiscussionId, type: 'groupe', titre: `Le marché ${LONG}` },
    avant: [
      fige(1),
      fige(2, { contenu: '', statut: 'masque' }),
      fige(3, { contenu: '', statut: 'supprime' }),
    ],
    apres: [fige(5, { fichiers: ['programme.pdf'] })],
  }
  const id = await createSignalementRow(db, hoursAgo(5), {
    compteId: signaleuse.id,
    cibleType: 'message',
    version: 1,
    copie,
  })
  await openReady(page, `${SIGNALEMENTS}?dossier=${id}`)
  await page.getByRole('list', { name: 'Messages de la discussion' }).waitFor()
}

const openTaken: Reach = async (page, world) => {
  await openDossier(page, world)
  await prendre(page)
}

/** The report with other fields than the server gives. */
const patched =
  (fields: object): Reach =>
  async (page, world) => {
    await page.route(/\/api\/bo\/signalements\/[\da-f]{8}-[\da-f-]+$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...fields } })
    })
    await openDossier(page, world)
  }

const BRIGITTE = {
  id: '01900000-0000-7000-8000-000000000001',
  prenom: 'Brigitte',
  nom: `Le Bihan-${LONG}`,
  photo: null,
}
const DROITS = {
  prendre: false,
  rendre: true,
  noter: true,
  actions: [],
  confirmerExclusion: true,
  retirerExclusion: true,
  clore: false,
}
const DECISION = {
  id: '01900000-0000-7000-8000-000000000002',
  action: 'exclure',
  motif: `Menaces répétées. ${LONG}`,
  portee: null,
  jusquau: null,
  date: LE,
  par: BRIGITTE,
  enAttente: true,
  confirmeePar: null,
  dateLevee: null,
}
const RESTREINTE = {
  ...DECISION,
  id: '01900000-0000-7000-8000-000000000003',
  action: 'restreindre',
  portee: 'message',
  jusquau: '2026-12-01',
  enAttente: false,
  dateLevee: LE,
}
const RECOURS = {
  partie: 'membre',
  auteure: BRIGITTE,
  motif: `Je parlais de la machine. ${LONG}`,
  dateCreation: LE,
  issue: null,
  reponse: null,
  dateReponse: null,
}
const ANTECEDENT = {
  id: INCONNU,
  cible: { type: 'coup_de_pouce', titre: LONG },
  motif: 'publicite',
  statut: 'traite',
  dateCreation: LE,
  mesures: [{ action: 'avertir', motif: `Un démarchage. ${LONG}`, date: LE }],
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click()

/** Opens the dialog of that button on a report that she has taken, and submits it empty. */
const sendEmpty =
  (name: string, submit: string): Reach =>
  async (page, world) => {
    await openTaken(page, world)
    await press(page, name)
    await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click()
    await page.getByRole('dialog').getByRole('alert').first().waitFor()
  }

export const lines: Screens = [
  {
    route: SIGNALEMENTS,
    as: 'administratrice',
    states: {
      'a report': (page, world) => openDossier(page, world),
      'a report of a message': openMessage,
      'a late report': (page, world) => openDossier(page, world, 30),
      'measures without their dates': async (page, world) => {
        await openTaken(page, world)
        for (const name of [/^Limiter/, /^Suspendre/]) await page.getByRole('checkbox', { name }).check()
        await press(page, 'Appliquer et répondre')
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' }).waitFor()
      },
      'a note, empty': sendEmpty('Ajouter une note', 'Ajouter'),
      'an answer without a measure, empty': sendEmpty('Classer sans suite', 'Répondre et classer'),
      'somebody else has taken it': patched({ assigneeA: BRIGITTE, statut: 'en_cours', droits: DROITS }),
      'her own report': patched({
        empechement: 'de_sa_part',
        droits: { ...DROITS, rendre: false, noter: false },
      }),
      'an appeal, measures, an exclusion to confirm, a history and notes': patched({
        statut: 'rouvert',
        assigneeA: BRIGITTE,
        droits: DROITS,
        decisions: [RESTREINTE, DECISION],
        recours: [RECOURS, { ...RECOURS, partie: 'signaleuse', issue: 'revue', reponse: LONG }],
        antecedents: [ANTECEDENT],
        notes: [{ contenu: LONG, date: LE, par: BRIGITTE }],
        versions: [{ version: 1, date: LE, copie: { contenu: `<p>${LONG}</p>` } }],
      }),
      'an exclusion to confirm, asked again': async (page, world) => {
        await patched({ decisions: [DECISION], droits: DROITS })(page, world)
        await press(page, 'Confirmer l’exclusion')
        await page.getByRole('alertdialog').waitFor()
      },
      'canned texts': async (page) => {
        await press(page, 'Réponses types')
        await page.getByRole('dialog').waitFor()
      },
      'a canned text, empty': async (page) => {
        await press(page, 'Réponses types')
        await press(page, 'Ajouter une réponse type')
        const saisie = page.getByRole('dialog', { name: 'Ajouter une réponse type' })
        await saisie.getByRole('button', { name: 'Enregistrer' }).click()
        await saisie.getByRole('alert').first().waitFor()
      },
      'nothing to handle': async (page) => {
        const json = { signalements: [], nbsignalements: 0, limit: 20 }
        await page.route('**/api/bo/signalements?*', (route) => route.fulfill({ json }))
        await openReady(page, SIGNALEMENTS)
        await page.getByRole('heading', { name: 'Rien à traiter' }).waitFor()
      },
      'a report that is not there': {
        reach: async (page) => {
          await page.goto(`${SIGNALEMENTS}?dossier=${INCONNU}`)
          await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
        },
        says: REFUSED,
      },
    },
  },
  { route: '/coordinatrice/signalement', as: 'coordinatrice' },
]
