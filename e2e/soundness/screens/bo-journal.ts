import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { createEntree } from '../../../apps/server/src/modules/journal/journal.factory.ts'
import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { Screens, World } from '../screen.ts'

const JOURNAL = '/administratrice/journal'
const HOUR_MS = 3_600_000
const LONG = 'Anticonstitutionnellement'.repeat(4)

const question = (id: string, nom: string) => ({ type: 'question_faq', id, nom })

/**
 * Twenty-two entries of every kind, dated on the two days before today: other lines of the sweep add entries of today.
 */
const writeJournal = async ({ db }: World): Promise<string> => {
  const yesterday = addDays(parisDay(new Date()), -1)
  const noon = Date.parse(`${yesterday}T11:00:00Z`)
  const add = (hoursAgo: number, fields: Parameters<typeof createEntree>[2]) =>
    createEntree(db, new Date(noon - hoursAgo * HOUR_MS), { ip: '90.12.41.0/24', ...fields })
  const auteureId = (
    await createPersona(db, new Date(), 'administratrice', {
      prenom: 'Marie-Emmanuelle',
      nom: 'de Kermadec-Penanros',
    })
  ).id
  await add(0, {
    auteureId,
    cible: question('tarif', 'Qui peut bénéficier du tarif réduit ?'),
    avant: { statut: 'brouillon', motsCles: ['tarif'], reponse: '<p>Les bénéficiaires du RSA.</p>' },
    apres: {
      statut: 'publiee',
      motsCles: ['tarif', 'rsa'],
      reponse: '<p>Les bénéficiaires du RSA, de l’AAH ou de l’ASS, sur présentation d’une attestation.</p>',
    },
  })
  await add(1, {
    auteureId,
    cible: question('long', LONG),
    resume: LONG,
    avant: { question: LONG },
    apres: { question: `${LONG} !` },
  })
  await add(2, {
    auteureId,
    action: 'faq.repondre',
    cible: { type: 'demande_faq', id: 'demande', nom: 'Puis-je venir avec ma fille ?' },
    avant: { reponse: null },
    apres: { reponse: 'Oui, avec plaisir.' },
  })
  await add(3, {
    auteureId,
    action: 'faq.creer_question',
    cible: question('renouveler', 'Comment renouveler mon adhésion ?'),
    apres: { question: 'Comment renouveler mon adhésion ?', statut: 'brouillon' },
  })
  await add(4, {
    auteureId,
    action: 'faq.supprimer_question',
    cible: question('ancienne', 'Qui peut bénéficier du tarif réduit en 2025 ?'),
    avant: { question: 'Qui peut bénéficier du tarif réduit en 2025 ?' },
  })
  for (let n = 0; n < 17; n += 1) await add(24, { resume: 'Relecture annuelle', ip: null })
  return `${JOURNAL}?du=${addDays(yesterday, -1)}&au=${yesterday}`
}

export const lines: Screens = [
  {
    route: JOURNAL,
    as: 'administratrice',
    path: writeJournal,
    states: {
      'before and after': async (page) => {
        const unfold = page.getByRole('button', { name: /^Avant et après/ })
        for (const one of [unfold.nth(0), unfold.nth(1)]) await one.click()
      },
      'the filters': {
        only: 'phone',
        reach: (page) => page.getByRole('button', { name: 'Filtrer 2 filtres actifs' }).click(),
      },
      'nothing found': async (page) => {
        await page.goto(`${JOURNAL}?du=2020-01-01&au=2020-01-31`)
        await page.getByRole('heading', { name: 'Aucune ligne ne correspond' }).waitFor()
      },
    },
  },
]
