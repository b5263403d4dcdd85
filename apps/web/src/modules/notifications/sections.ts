import type { Notification } from '@entrelles/contract/modules/notifications/notifications.schema.ts'

type Page = { readonly notifications: readonly Notification[] }
export type Section = { readonly titre: string; readonly notifications: readonly Notification[] }

/** The rows of the pages, each once: one that moves while pages are fetched may be on two of them. */
export const notificationsOf = (pages: readonly Page[]): readonly Notification[] => {
  const rows = pages.flatMap(({ notifications }) => notifications)
  const firsts = new Map(rows.toReversed().map((row) => [row.id, row]))
  return rows.filter((row) => firsts.get(row.id) === row)
}

/** Unread ones, then the others; a section without rows is left out. */
export const sectionsOf = (notifications: readonly Notification[]): readonly Section[] =>
  [
    { titre: 'Nouvelles', notifications: notifications.filter(({ lue }) => !lue) },
    { titre: 'Plus tôt', notifications: notifications.filter(({ lue }) => lue) },
  ].filter((section) => section.notifications.length > 0)

/** The newest instant that is shown: what arrives later has not been seen, and stays unread. */
export const dernierInstantOf = (notifications: readonly Notification[]): string | undefined =>
  // Instants of answers are texts of one format, in UTC: they sort as text.
  notifications
    .map(({ dateMiseAJour }) => dateMiseAJour)
    .toSorted()
    .at(-1)
