import {
  createCompte,
  createCoordination,
  createPersona,
  type Persona,
} from '#modules/session/session.factory.ts'
import { seedRecit } from './demo-membres.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

/** The accounts printed by `npm run demo`; all share one password. */
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

/** Commune and seniority, in days, of the accounts that have a commune. */
const LIEUX: Partial<Record<Persona, { ville_id: string; joursAvant: number }>> = {
  administratrice: { ville_id: '44043', joursAvant: 2100 },
  coordinatrice: { ville_id: '29236', joursAvant: 2800 },
  adherente: { ville_id: '29232', joursAvant: 500 },
  expiree: { ville_id: '64102', joursAvant: 790 },
}

/** The announced accounts, with their profiles. */
export const demoComptes: DemoPart = async ({ db, now }) => {
  for (const { persona, ...fields } of COMPTES_DEMO) {
    const { joursAvant = 0, ...lieu } = LIEUX[persona] ?? {}
    const { id } = await createPersona(db, now, persona === 'coordinatrice' ? 'adherente' : persona, {
      ...fields,
      ...lieu,
      date_inscription: daysBefore(now, joursAvant),
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
