import { RATING_MONTHS } from '@entrelles/contract/kit/constants.ts'
import { createNotationRow } from '#modules/notations/notations.factory.ts'
import { DAY_MS, type DemoPart } from './demo-world.ts'

const PERIODES = 6

/** What members wrote, with their score; each comment belongs to one member and one month. */
const COMMENTAIRES = [
  [5, 'Grâce au réseau j’ai trouvé ma comptable et deux clientes. Merci à toutes !'],
  [4, 'J’adore les ateliers, mais j’aimerais plus de dates le midi.'],
  [3, 'La recherche de membres marche bien. Sur mon téléphone, l’agenda est un peu long à lire.'],
  [5, 'L’accueil de mon antenne m’a donné le courage de me lancer.'],
  [2, 'Trop peu de rencontres dans le sud du département : une heure de route à chaque fois.'],
  [4, 'Les visios du soir sont précieuses quand on a des enfants.'],
  [5, 'Une mine d’or.'],
  [1, 'Je n’ai pas réussi à changer mon adresse, personne ne m’a répondu.'],
  [4, 'Merci pour les coups de pouce, continuez !'],
  [3, 'J’aimerais pouvoir filtrer les événements par langue.'],
] as const

const NOTES = [5, 4, 4, 5, 3, 4, 5, 2, 4, 5, 4, 3] as const

/** Mid-month dates of the latest rating months, without the current one: the banner is still to be answered there. */
const datesBefore = (now: Date): Date[] =>
  Array.from(
    { length: PERIODES * 5 },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - index, 8, 9)),
  )
    .filter((date) => (RATING_MONTHS as readonly number[]).includes(date.getUTCMonth() + 1))
    .slice(0, PERIODES)

/** Two years of ratings: most members answer, one in five closes the banner. */
export const demoNotations: DemoPart = async ({ db, now }) => {
  const membres = await db
    .selectFrom('comptes')
    .where('etape_inscription', '=', 'termine')
    .orderBy('email')
    .select(['id', 'date_inscription'])
    .execute()
  const left = [...COMMENTAIRES]
  for (const [periode, date] of datesBefore(now).entries()) {
    for (const [rang, { id, date_inscription }] of membres.entries()) {
      const at = new Date(date.getTime() + (rang % 14) * DAY_MS + rang * 60_000)
      if (at.getTime() - new Date(date_inscription).getTime() < 16 * DAY_MS) continue
      const turn = rang + 7 * periode
      const [note, commentaire] = turn % 9 === 4 ? (left.shift() ?? []) : []
      await createNotationRow(db, id, at, {
        note: note ?? (turn % 5 === 0 ? null : (NOTES[turn % NOTES.length] ?? null)),
        commentaire: commentaire ?? null,
      })
    }
  }
}
