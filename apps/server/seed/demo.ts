import type { Db } from '#db/client.ts'
import { settleAnnuaire } from '#modules/adherentes/adherentes.factory.ts'
import { demoActus } from './demo-actus.ts'
import { demoAdhesions } from './demo-adhesions.ts'
import { demoAntennes } from './demo-antennes.ts'
import { demoBannieres } from './demo-bannieres.ts'
import { demoBlocages } from './demo-blocages.ts'
import { demoBoModerationActus } from './demo-bo-moderation-actus.ts'
import { demoBoModeration } from './demo-bo-moderation.ts'
import { demoComptes } from './demo-comptes.ts'
import { demoCoupsDePouce } from './demo-coups-de-pouce.ts'
import { demoEnvois } from './demo-envois.ts'
import { demoEvenements } from './demo-evenements.ts'
import { demoFaq } from './demo-faq.ts'
import { demoIntervenants } from './demo-intervenants.ts'
import { demoMedias } from './demo-medias.ts'
import { demoMembres } from './demo-membres.ts'
import { demoMessagerie } from './demo-messagerie.ts'
import { demoModeration } from './demo-moderation.ts'
import { demoNotations } from './demo-notations.ts'
import { demoNotificationsActus } from './demo-notifications-actus.ts'
import { demoNotifications } from './demo-notifications.ts'
import { demoRecherche } from './demo-recherche.ts'
import { demoRessources } from './demo-ressources.ts'
import type { DemoPart } from './demo-world.ts'

const GRACE_JOURS = 30

/** In order: each part comes after those whose rows it needs. */
const PARTS: readonly DemoPart[] = [
  demoAntennes,
  demoComptes,
  demoMembres,
  demoBlocages,
  demoFaq,
  demoNotations,
  demoAdhesions,
  demoMedias,
  demoIntervenants,
  demoEvenements,
  demoCoupsDePouce,
  demoRessources,
  demoActus,
  demoMessagerie,
  demoBannieres,
  demoEnvois,
  demoNotifications,
  demoNotificationsActus,
  demoModeration,
  demoBoModeration,
  demoBoModerationActus,
  demoRecherche,
]

/** Fills an empty database with the same demo rows each time; leaves a database with accounts unchanged. */
export const seedDemo = async (db: Db, now: Date, uploads: string): Promise<void> => {
  const lived = await db.selectFrom('comptes').select('id').limit(1).executeTakeFirst()
  if (!lived) {
    await db.transaction().execute(async (trx) => {
      for (const part of PARTS) await part({ db: trx, now, uploads })
    })
    await settleAnnuaire(db, now, GRACE_JOURS)
  }
}
