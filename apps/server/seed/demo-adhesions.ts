import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { createOrphelin } from '#modules/paiements/paiements.factory.ts'
import { createReclamationOuverte } from '#modules/reclamations/reclamations.factory.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

/** Keyed by the start of an e-mail address: the age in days of each paid year, and its payment method. */
const ANNEES = [
  ['adherente@', 500, 'en_ligne'],
  ['adherente@', 135, 'en_ligne'],
  ['coordinatrice@', 60, 'en_ligne'],
  ['expiree@', 425, 'cheque'],
  ['awa.', 20, 'en_ligne'],
  ['nadia.', 340, 'virement'],
  ['maeva.', 200, 'en_ligne'],
  ['fatou.', 380, 'en_ligne'],
  ['mai.', 90, 'en_ligne'],
  ['claire.', 300, 'especes'],
  ['samira.', 250, 'en_ligne'],
  ['ines.', 10, 'en_ligne'],
  ['josephine.', 150, 'offerte'],
] as const

/** Paid years of some members, an unattached payment, and a member who claims it. */
export const demoAdhesions: DemoPart = async ({ db, now }) => {
  for (const [debut, days, origine] of ANNEES) {
    const compte = await db
      .selectFrom('comptes')
      .where('email', 'like', `${debut}%`)
      .select('id')
      .executeTakeFirstOrThrow()
    const payeLe = daysBefore(now, days)
    const tarif = debut === 'coordinatrice@' ? 'coordinatrice' : 'plein'
    await createAdhesion(db, payeLe, {
      compteId: compte.id,
      payeLe,
      origine,
      tarif,
      ...(origine === 'offerte' && { montantCents: 0 }),
    })
  }
  await createOrphelin(db, daysBefore(now, 2), {
    commande_id: 48_213_907,
    reglement_id: 51_022_417,
    nom_payeur: 'Jean-Marc Haddad',
    email_payeur: 'jm.haddad@exemple.fr',
  })
  const yasmina = await db
    .selectFrom('comptes')
    .where('email', 'like', 'yasmina.%')
    .select('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('comptes').set({ paye_jusquau: null }).where('id', '=', yasmina.id).execute()
  await createReclamationOuverte(db, daysBefore(now, 1), {
    compteId: yasmina.id,
    emailPayeur: 'jm.haddad@exemple.fr',
    datePaiement: parisDay(daysBefore(now, 2)),
    message: 'Mon mari a payé avec sa carte et son adresse.',
  })
}
