import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '#db/client.ts'
import { createDemande, createQuestion } from '#modules/faq/faq.factory.ts'
import { createCompte, createCoordination, createPersona } from '#modules/session/session.factory.ts'
import { demandesDemo, faqDemo } from './demo-faq.ts'

const PORTRAITS = fileURLToPath(new URL('../../web/public/images/portraits', import.meta.url))
const DAY_MS = 86_400_000

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
    nom: 'Kervella',
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

const membres = [
  { prenom: 'Awa', nom: 'Diallo', photo: 'awa.svg', coordonne: 'Oise' },
  { prenom: 'Nadia', nom: 'Benali', photo: 'nadia.svg', coordonne: 'Drôme' },
  { prenom: 'Vaiana', nom: 'Hoarau', photo: 'vaiana.svg', coordonne: 'La Réunion' },
  { prenom: 'Fatou', nom: 'Ndiaye', photo: 'fatou.svg' },
  { prenom: 'Mai', nom: 'Nguyen', photo: 'mai.svg' },
  { prenom: 'Claire', nom: 'Fontaine', photo: 'claire.svg' },
  { prenom: 'Inès', nom: 'Roussel', photo: 'ines.svg' },
  { prenom: 'Joséphine', nom: 'Bélizaire', photo: 'josephine.svg' },
  { prenom: 'Samira', nom: 'Haddad', photo: 'samira.svg' },
]

const emailOf = ({ prenom, nom }: { prenom: string; nom: string }): string =>
  `${prenom}.${nom}@entrelles.test`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(' ', '')
    .toLowerCase()

const seedMembres = async (db: Db, now: Date): Promise<void> => {
  for (const { persona, ...fields } of COMPTES_DEMO) {
    const { id } = await createPersona(db, now, persona === 'coordinatrice' ? 'adherente' : persona, fields)
    if (persona === 'coordinatrice') await createCoordination(db, now, id, 'Finistère')
  }
  await createCompte(db, now, {
    email: 'nouvelle@entrelles.test',
    prenom: 'Jeanne',
    nom: null,
    etape_inscription: 'etape_deux',
    email_valide_le: null,
    paye_jusquau: null,
  })
  for (const { coordonne, ...membre } of membres) {
    const { id } = await createCompte(db, now, { ...membre, email: emailOf(membre) })
    if (coordonne) await createCoordination(db, now, id, coordonne)
  }
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
      await seedMembres(trx, now)
      await seedFaq(trx, now)
    })
  }
  await mkdir(join(uploads, 'miniature'), { recursive: true })
  await cp(PORTRAITS, join(uploads, 'miniature'), { recursive: true })
}
