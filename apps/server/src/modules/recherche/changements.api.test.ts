import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { actusEndpoints } from '@entrelles/contract/modules/actus/actus.endpoints.ts'
import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { boAdherentesEndpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { boEvenementsEndpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { boFaqEndpoints } from '@entrelles/contract/modules/bo-faq/bo-faq.endpoints.ts'
import { boRessourcesEndpoints } from '@entrelles/contract/modules/bo-ressources/bo-ressources.endpoints.ts'
import { compteEndpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import { coupsDePouceEndpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import type { CoupDePouceId } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { partsOf, valeursOf } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { jobsOf } from '#kit/module.ts'
import { modules } from '#modules.ts'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire as createAntenne } from '#modules/antennes/antennes.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createRessource } from '#modules/ressources/ressources.factory.ts'
import { useRecherche, type Membre } from './test-recherche.ts'

const { kit, clear, memberOf, search } = useRecherche()
const WEEK_MS = 7 * 86_400_000
const MOT = 'Harmonium'
const AUTRE = 'Guitare'
const URL_LIEN = 'https://www.exemple.fr/page'
const BRANCHE = 'Cornouaille'
let branche: TerritoireId
let auteure: Membre
let lectrice: Membre
let coordinatrice: Membre
let administratrice: Membre

const now = () => kit.clock.now()

beforeEach(async () => {
  kit.clock.set('2026-11-18T09:00:00Z')
  await clear()
  branche = (await createTerritoire(kit.db, BRANCHE)) as TerritoireId
  auteure = await memberOf('Awa', 'Sarr', { territoire: BRANCHE })
  lectrice = await memberOf('Léa', 'Goff', { territoire: BRANCHE })
  coordinatrice = await memberOf('Soizic', 'Guéguen', { coordonne: BRANCHE })
  administratrice = await memberOf('Hélène', 'Roux', { compte: { administratrice: true } })
})

/** Fails unless the call succeeded. */
const done = async <Body>(call: Promise<{ readonly status: number; readonly body: Body }>): Promise<Body> => {
  const { status, body } = await call
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

type Acte<Id> = (id: Id) => Promise<unknown>
/** What happens to an object through the calls of the product; its first title has the word `MOT`. */
type Vie<Id extends string> = {
  readonly liste:
    'adherentes' | 'evenements' | 'coupsdepouce' | 'publications' | 'ressources' | 'territoires' | 'faq'
  readonly create: () => Promise<Id>
  /** Writes `AUTRE` in place of `MOT`. */
  readonly change: Acte<Id>
  /** Takes it away from its readers, and gives it back. */
  readonly hide: Acte<Id>
  readonly show: Acte<Id>
  /** Each way to take it away for good. */
  readonly ends: readonly Acte<Id>[]
}
const vieOf = <Id extends string>(vie: Vie<Id>) => vie as unknown as Vie<string>

const PROFIL = {
  nomEntreprise: null,
  presentation: null,
  telephone: null,
  secteurId: null,
  competences: [],
  recherches: [],
  site: null,
  linkedin: null,
  instagram: null,
  facebook: null,
  sollicitable: true,
  surLaCarte: true,
}
const runJob = async (nom: string): Promise<void> => {
  const job = jobsOf(modules).find(({ name }) => name === nom)
  if (!job) throw new Error(`no job ${nom}`)
  await kit.services.queue.enqueueIn(kit.db)(job, {})
  await kit.runJobs()
}
/** The deletion that she asks for takes place a week later. */
const eraseMembre = async (id: AdherenteId) => {
  const elle = await kit.signIn(id)
  await done(elle.call(compteEndpoints.deleteCompte, { params: { id }, body: { id } }))
  kit.clock.advance(WEEK_MS)
  await runJob('compte.effacer')
  // Her token has ended meanwhile.
  lectrice = { ...(await kit.signIn(lectrice.id)), id: lectrice.id }
}

const membre = (): Vie<AdherenteId> => ({
  liste: 'adherentes',
  create: async () => (await memberOf('Maïwenn', 'Tanguy', { profession: MOT })).id,
  change: async (id) => {
    const elle = await kit.signIn(id)
    const { version, portees } = await done(
      elle.call(adherentesEndpoints.getProfilEdition, { params: { id } }),
    )
    const body = { ...PROFIL, version, portees, profession: AUTRE }
    await done(elle.call(adherentesEndpoints.updateProfil, { params: { id }, body }))
  },
  hide: async (id) => {
    const input = { params: { id }, body: { motif: 'signalement' } } as const
    await done((await kit.confirm(administratrice)).call(boAdherentesEndpoints.createSuspension, input))
  },
  show: (id) => done(administratrice.call(boAdherentesEndpoints.deleteSuspension, { params: { id } })),
  ends: [eraseMembre],
})

const evenement = (): Vie<EvenementId> => {
  const update = async (id: EvenementId, fields: object) => {
    const detail = await done(administratrice.call(boEvenementsEndpoints.getEvenementBo, { params: { id } }))
    await done(
      administratrice.call(boEvenementsEndpoints.updateEvenement, {
        params: { id },
        body: { ...partsOf(valeursOf(detail)), id, ...fields } as never,
      }),
    )
  }
  return {
    liste: 'evenements',
    create: () => createEvenement(kit.db, now(), { titre: `${MOT} et réemploi` }),
    change: (id) => update(id, { titre: `${AUTRE} et réemploi` }),
    hide: (id) => update(id, { isDraft: true }),
    show: (id) => update(id, { isDraft: false }),
    ends: [
      (id) =>
        done(administratrice.call(boEvenementsEndpoints.deleteEvenement, { params: { id }, body: { id } })),
    ],
  }
}

/** A coordinator hides it with a report. */
const masquer = (cibleType: 'coup_de_pouce' | 'publication', cibleId: string) =>
  done(
    coordinatrice.call(moderationEndpoints.createSignalement, {
      body: { cibleType, cibleId, motif: 'publicite', masquer: true },
    }),
  )

const demande = (): Vie<CoupDePouceId> => ({
  liste: 'coupsdepouce',
  create: () =>
    createDemande(kit.db, now(), auteure.id, { titre: `${MOT} à réparer`, territoire_id: branche }),
  change: async (id) => {
    const { categorie, version, contenu } = await done(
      auteure.call(coupsDePouceEndpoints.getCoupDePouce, { params: { id } }),
    )
    await done(
      auteure.call(coupsDePouceEndpoints.updateCoupDePouce, {
        params: { id },
        body: {
          titre: `${AUTRE} à réparer`,
          contenu,
          categorie: categorie?.id ?? '',
          territoire: branche,
          version,
        },
      }),
    )
  },
  hide: (id) => done(auteure.call(coupsDePouceEndpoints.closeCoupDePouce, { params: { id }, body: {} })),
  show: (id) => done(auteure.call(coupsDePouceEndpoints.openCoupDePouce, { params: { id } })),
  ends: [
    (id) => masquer('coup_de_pouce', id),
    (id) => done(auteure.call(coupsDePouceEndpoints.deleteCoupDePouce, { params: { id } })),
  ],
})

const publication = (): Vie<PublicationId> => ({
  liste: 'publications',
  create: () =>
    createPublication(kit.db, now(), auteure.id, {
      contenu: `<p>Mon ${MOT}</p>`,
      contenu_texte: `Mon ${MOT}`,
      territoire_ids: [branche],
    }),
  change: async (id) => {
    const { version } = await done(auteure.call(actusEndpoints.getPublication, { params: { id } }))
    await done(
      auteure.call(actusEndpoints.updatePublication, {
        params: { id },
        body: { contenu: `<p>Ma ${AUTRE}</p>`, territoires: [branche], version },
      }),
    )
  },
  hide: (id) => done(auteure.call(actusEndpoints.archivePublication, { params: { id } })),
  show: (id) => done(auteure.call(actusEndpoints.openPublication, { params: { id } })),
  ends: [
    (id) => masquer('publication', id),
    (id) => done(auteure.call(actusEndpoints.deletePublication, { params: { id } })),
  ],
})

const archiveRessource = async (id: RessourceId) => {
  const params = { id }
  const { version } = await done(administratrice.call(boRessourcesEndpoints.getRessourceBo, { params }))
  await done(administratrice.call(boRessourcesEndpoints.archiveRessource, { params, body: { version } }))
}
const publishRessource = async (id: RessourceId) => {
  const params = { id }
  const { version } = await done(administratrice.call(boRessourcesEndpoints.getRessourceBo, { params }))
  const body = { version, prevenir: false }
  await done(administratrice.call(boRessourcesEndpoints.publishRessource, { params, body }))
}
const updateRessource = async (id: RessourceId, fields: object) => {
  const params = { id }
  const { version } = await done(administratrice.call(boRessourcesEndpoints.getRessourceBo, { params }))
  const body = { titre: `${AUTRE} pour débuter`, version, ...fields }
  await done(administratrice.call(boRessourcesEndpoints.updateRessource, { params, body }))
}
const eraseRessource = async (id: RessourceId) => {
  await archiveRessource(id)
  await done(administratrice.call(boRessourcesEndpoints.deleteRessource, { params: { id } }))
}

const ressource = (): Vie<RessourceId> => ({
  liste: 'ressources',
  create: () => createRessource(kit.db, now(), auteure.id, { titre: `${MOT} pour débuter` }),
  change: (id) => updateRessource(id, { url: URL_LIEN }),
  hide: archiveRessource,
  show: publishRessource,
  ends: [
    // It is kept for coordinators.
    (id) => updateRessource(id, { titre: MOT, url: URL_LIEN, public: 'coordinatrices' }),
    eraseRessource,
  ],
})

/** Its changes wait until they are published. */
const article = (): Vie<RessourceId> => ({
  ...ressource(),
  create: () => createRessource(kit.db, now(), auteure.id, { type: 'article', titre: `${MOT} pour débuter` }),
  change: async (id) => {
    await updateRessource(id, { contenu: '<p>Les premiers accords.</p>' })
    expect([await trouves('ressources', MOT), await trouves('ressources', AUTRE)]).toEqual([[id], []])
    await publishRessource(id)
  },
  ends: [eraseRessource],
})

const antenne = (): Vie<TerritoireId> => {
  let nbAntennes = 0
  const update = async (id: TerritoireId, nom: string) => {
    const { version } = await done(
      administratrice.call(boAntennesEndpoints.getTerritoireBo, { params: { id } }),
    )
    await done(
      administratrice.call(boAntennesEndpoints.updateTerritoire, {
        params: { id },
        body: {
          nom,
          region: 'Bretagne',
          departements: [],
          communes: [],
          dateOuverture: null,
          description: null,
          imageAlt: null,
          emailContact: null,
          facebook: null,
          instagram: null,
          linkedin: null,
          version,
        },
      }),
    )
  }
  const close = (id: TerritoireId) =>
    done(
      administratrice.call(boAntennesEndpoints.closeTerritoire, { params: { id }, body: { versId: null } }),
    )
  return {
    liste: 'territoires',
    create: () => createAntenne(kit.db, { nom: `Pays de ${MOT} ${(nbAntennes += 1)}` }),
    change: (id) => update(id, `Pays de ${AUTRE}`),
    hide: close,
    show: (id) => update(id, `Pays de ${MOT}`),
    ends: [
      async (id) => {
        await close(id)
        await done(administratrice.call(boAntennesEndpoints.deleteTerritoire, { params: { id } }))
      },
    ],
  }
}

const question = (): Vie<QuestionFaqId> => {
  const update = async (id: QuestionFaqId, titre: string, statut: 'publiee' | 'brouillon') => {
    const { categories } = await done(administratrice.call(boFaqEndpoints.getFaqBo, {}))
    const version =
      categories.flatMap(({ questions }) => questions).find((one) => one.id === id)?.version ?? 0
    const body = { question: titre, reponse: '<p>Oui.</p>', categorie: 'Mon compte', statut, version }
    await done(administratrice.call(boFaqEndpoints.updateQuestionFaq, { params: { id }, body }))
  }
  return {
    liste: 'faq',
    create: async () =>
      (await createQuestion(kit.db, now(), { question: `${MOT} ou pas ?` })) as QuestionFaqId,
    change: (id) => update(id, `${AUTRE} ou pas ?`, 'publiee'),
    hide: (id) => update(id, `${MOT} ou pas ?`, 'brouillon'),
    show: (id) => update(id, `${MOT} ou pas ?`, 'publiee'),
    ends: [(id) => done(administratrice.call(boFaqEndpoints.deleteQuestionFaq, { params: { id } }))],
  }
}

/** What the reader finds; the counts say the same. */
const trouves = async (liste: Vie<string>['liste'], termes: string): Promise<readonly string[]> => {
  const found = await search(lectrice, termes)
  const ids = found[liste].map(({ id }) => String(id))
  expect(found.nbTotalResultats).toBe(liste === 'faq' ? 0 : ids.length)
  return ids
}

test.each([
  ['a member', vieOf(membre())],
  ['an event', vieOf(evenement())],
  ['a help request', vieOf(demande())],
  ['a post', vieOf(publication())],
  ['a resource', vieOf(ressource())],
  ['an article', vieOf(article())],
  ['a branch', vieOf(antenne())],
  ['a question of the FAQ', vieOf(question())],
])('[C4] %s that is changed, hidden, shown again or erased is so at the next call', async (_nom, vie) => {
  const { liste, create, change, hide, show, ends } = vie
  const changed = await create()
  expect(await trouves(liste, MOT)).toEqual([changed])
  await change(changed)
  expect([await trouves(liste, MOT), await trouves(liste, AUTRE)]).toEqual([[], [changed]])

  const hidden = await create()
  await hide(hidden)
  expect(await trouves(liste, MOT)).toEqual([])
  await show(hidden)
  expect(await trouves(liste, MOT)).toEqual([hidden])
  await hide(hidden)

  for (const end of ends) {
    const ended = await create()
    expect(await trouves(liste, MOT)).toEqual([ended])
    await end(ended)
    expect(await trouves(liste, MOT)).toEqual([])
  }
})

test('[C4] a word that nothing had last night is found as soon as something has it', async () => {
  const night = () => sql`select recherche_recompte()`.execute(kit.db)
  const write = () => createEvenement(kit.db, now(), { titre: MOT })
  await write()
  await night()
  await kit.db.deleteFrom('evenements').execute()
  await night()
  const id = await write()
  expect(await trouves('evenements', MOT)).toEqual([id])
  await night()
  expect(await trouves('evenements', MOT)).toEqual([id])
  const words = await kit.db
    .selectFrom('recherche_lexique')
    .where('mot', '=', 'harmonium')
    .select('nb')
    .execute()
  expect(words).toEqual([{ nb: 1 }])
})

test('[M5] [M16] a resource that becomes to be checked keeps its lines, and loses them once it is archived', async () => {
  const id = await createRessource(kit.db, now(), auteure.id, { titre: MOT, date_revision: '2026-11-18' })
  const lines = async () =>
    (await sql`select cle, xmin::text from recherche_cles where id = ${id} order by cle`.execute(kit.db)).rows
  const written = await lines()
  expect(written).toHaveLength(1)
  await runJob('ressources.veiller')
  const { statut } = await kit.db
    .selectFrom('ressources')
    .where('id', '=', id)
    .select('statut')
    .executeTakeFirstOrThrow()
  expect([statut, await lines()]).toEqual(['a_verifier', written])
  expect(await trouves('ressources', MOT)).toEqual([id])
  await archiveRessource(id)
  expect(await lines()).toEqual([])
})

test('[M16] questions of the FAQ that change places are found in their new order, without their words being written again', async () => {
  const create = (titre: string) => createQuestion(kit.db, now(), { question: titre })
  const [un, deux] = [await create(`${MOT} neuf ?`), await create(`${MOT} ancien ?`)]
  expect(await trouves('faq', MOT)).toEqual([un, deux])
  // What a question does not have would be gone from lines that are written again.
  await kit.db.updateTable('recherche_cles').where('categorie', '=', 'faq').set({ type: 'marque' }).execute()
  const { categories } = await done(administratrice.call(boFaqEndpoints.getFaqBo, {}))
  const body = {
    categories: categories.map((one) => ({
      id: one.id,
      questions: one.questions.map(({ id }) => id).toReversed(),
    })),
  }
  await done(administratrice.call(boFaqEndpoints.updateOrdreFaq, { body }))
  expect(await trouves('faq', MOT)).toEqual([deux, un])
  const types = await kit.db
    .selectFrom('recherche_cles')
    .where('categorie', '=', 'faq')
    .select('type')
    .distinct()
    .execute()
  expect(types).toEqual([{ type: 'marque' }])
})
