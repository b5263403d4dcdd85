import type { Db } from '#db/client.ts'
import { createDemande, createQuestion } from '#modules/faq/faq.factory.ts'
import { settleAnnuaire } from '#modules/adherentes/adherentes.factory.ts'
import {
  createCompte,
  createCoordination,
  createPersona,
  type Persona,
} from '#modules/session/session.factory.ts'
import { seedAdhesions } from './demo-adhesions.ts'
import { seedAntennes, settleRattachements } from './demo-antennes.ts'
import { seedEvenements } from './demo-evenements.ts'
import { demandesDemo, faqDemo } from './demo-faq.ts'
import { seedPortraits } from './demo-medias.ts'
import { seedMembres, seedRecit } from './demo-membres.ts'

const DAY_MS = 86_400_000
const GRACE_JOURS = 30

/** The accounts that the demonstration announces; all share one password. */
export const COMPTES_DEMO = [
  {
    email: 'administratrice@entrelles.test',
    persona: 'administratrice',
    prenom: 'Hélène',
    nom: 'Marchand',
    photo: 'helene.svg',
  },
  {
    email: 'coordinatrice@entrelles.test',
    persona: 'coordinatrice',
    prenom: 'Soizic',
    nom: 'Guéguen',
    photo: 'soizic.svg',
  },
  {
    email: 'adherente@entrelles.test',
    persona: 'adherente',
    prenom: 'Maëlle',
    nom: 'Le Goff',
    photo: 'maelle.svg',
  },
  {
    email: 'expiree@entrelles.test',
    persona: 'expiree',
    prenom: 'Brigitte',
    nom: 'Etcheverry',
    photo: 'brigitte.svg',
  },
  { email: 'inscription@entrelles.test', persona: 'inscription', prenom: 'Léa', nom: null, photo: null },
] as const

/** The communes of those who have one, and how long they have been there. */
const LIEUX: Partial<Record<Persona, { ville_id: string; joursAvant: number }>> = {
  administratrice: { ville_id: '44043', joursAvant: 2100 },
  coordinatrice: { ville_id: '29236', joursAvant: 2800 },
  adherente: { ville_id: '29232', joursAvant: 500 },
  expiree: { ville_id: '64102', joursAvant: 790 },
}

const seedComptes = async (db: Db, now: Date): Promise<void> => {
  for (const { persona, ...fields } of COMPTES_DEMO) {
    const { joursAvant = 0, ...lieu } = LIEUX[persona] ?? {}
    const date_inscription = new Date(now.getTime() - joursAvant * DAY_MS)
    const { id } = await createPersona(db, now, persona === 'coordinatrice' ? 'adherente' : persona, {
      ...fields,
      ...lieu,
      date_inscription,
    })
    if (persona === 'coordinatrice') await createCoordination(db, now, id, 'Cornouaille')
    await seedRecit(db, now, id, fields.email)
  }
  await createCompte(db, now, {
    email: 'nouvelle@entrelles.test',
    prenom: 'Jeanne',
    nom: null,
    etape_inscription: 'etape_deux',
    email_valide_le: null,
    paye_jusquau: null,
  })
}

const seedFaq = async (db: Db, now: Date): Promise<void> => {
  for (const { categorie, questions } of faqDemo) {
    for (const question of questions) await createQuestion(db, now, { ...question, categorie })
  }
  const auteures = await db
    .selectFrom('comptes')
    .where('photo', 'is not', null)
    .orderBy('email')
    .select('id')
    .execute()
  for (const [index, { question, joursAvant }] of demandesDemo.entries()) {
    const auteure = auteures[index]
    if (auteure) await createDemande(db, auteure.id, question, new Date(now.getTime() - joursAvant * DAY_MS))
  }
}

/** Fills an empty database with the demonstration's world, the same each time; leaves a lived-in one alone. */
export const seedDemo = async (db: Db, now: Date, uploads: string): Promise<void> => {
  const lived = await db.selectFrom('comptes').select('id').limit(1).executeTakeFirst()
  if (!lived) {
    await db.transaction().execute(async (trx) => {
      await seedAntennes(trx)
      await seedComptes(trx, now)
      await seedMembres(trx, now)
      await settleRattachements(trx)
      await seedFaq(trx, now)
      await seedAdhesions(trx, now)
      await seedPortraits(trx, now, uploads)
      await seedEvenements(trx, now, uploads)
    })
    await settleAnnuaire(db, now, GRACE_JOURS)
  }
}
