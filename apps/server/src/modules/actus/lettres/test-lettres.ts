import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import type { FamilleReglable } from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import type { ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { choosePreferences } from '#modules/notifications/notifications.factory.ts'
import { createPublication, type PublicationFields } from '../actus.factory.ts'
import { useCommentaires } from '../commentaires/test-commentaires.ts'
import type { Membre } from '../test-actus.ts'

/** The families of notifications about posts. */
export const FAMILLES: readonly FamilleReglable[] = ['mention', 'commentaire', 'publication_antenne']

/** What members receive about posts: their mails and the lines of their notification centre. */
export const useLettres = () => {
  const calls = useCommentaires()
  const { kit, again, memberOf } = calls
  const mailsTo = (who: Membre) => kit.mail.sent.filter(({ to }) => to === `membre-${who.id}@entrelles.test`)
  const notificationsOf = async (who: Membre) => {
    const client = await again(who)
    const { body } = await client.call(notificationsEndpoints.listNotifications, { query: {} })
    return body.notifications
  }
  return {
    ...calls,
    mailsTo,
    notificationsOf,
    subjectsTo: (who: Membre) => mailsTo(who).map(({ subject }) => subject),
    linesOf: async (who: Membre) => (await notificationsOf(who)).map(({ titre }) => titre),
    /** A member who gets these mails at once. */
    mailed: async (prenom: string, fields: ProfilFields = {}): Promise<Membre> => {
      const member = await memberOf(prenom, fields)
      const choix = FAMILLES.map((famille) => ({ famille, canal: 'mail', frequence: 'immediat' }) as const)
      await choosePreferences(kit.db, member.id, choix)
      return member
    },
    createBy: ({ id }: Membre, fields: PublicationFields = {}) =>
      createPublication(kit.db, kit.clock.now(), id, fields),
    /** She opens the page of a post. */
    opens: (who: Membre, id: PublicationId) =>
      who.call(notificationsEndpoints.updateCibleLue, { body: { type: 'publication', id } }),
    hide: (id: PublicationId) =>
      kit.db
        .updateTable('publications')
        .set({ statut: 'masquee', statut_avant: 'publiee' })
        .where('id', '=', id)
        .execute(),
    jobCtx: () => jobCtxOf(kit.services)(kit.services.log),
    /** A world without any notification yet. */
    start: async (): Promise<void> => {
      await kit.runJobs()
      kit.clock.set('2026-11-25T09:00:00Z')
      await calls.clear()
      await kit.db.deleteFrom('envois').execute()
      kit.mail.sent.splice(0)
      kit.push.sent.splice(0)
    },
  }
}
