import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { canOpen } from '#kit/route.ts'
import { readTokens } from '#kit/tokens.ts'
import { readLoadDate } from '#modules/bannieres/load-date.ts'

const loadMemberLayout = () => import('./layouts/MemberLayout.tsx')
const loadBanniere = () => import('#modules/bannieres/banniere-en-cours.ts')

// Visitor pages have no menus, so the member layout is a separate chunk. A signed-in member preloads it during the
// session check.
if (readTokens()) {
  loadMemberLayout().catch(() => undefined)
  // A load date means that she was an active member: her banner is fetched during the session check too.
  if (readLoadDate() !== null)
    loadBanniere()
      .then(({ startBanniere }) => startBanniere())
      .catch(() => undefined)
}

/**
 * Resolves when the page can show the banner of an active member (R4-9). A banner that came later would move the page
 * under her eyes: it is shown with the next page.
 */
export const banniereReady = async (user: Me): Promise<void> => {
  if (!canOpen('active', user)) return
  try {
    const { settleBanniere } = await loadBanniere()
    await settleBanniere()
  } catch {
    // The layout needs the same chunk, and retries it.
  }
}

export const MemberLayout = lazyWithRetry(loadMemberLayout, 'MemberLayout')
export const BackOfficeLayout = lazyWithRetry(
  () => import('./layouts/BackOfficeLayout.tsx'),
  'BackOfficeLayout',
)
