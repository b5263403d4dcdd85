import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { readTokens } from '#kit/tokens.ts'

const loadMemberLayout = () => import('./layouts/MemberLayout.tsx')

// Visitor pages have no menus, so the member layout is a separate chunk. A signed-in member preloads it during the
// session check.
if (readTokens()) loadMemberLayout().catch(() => undefined)

export const MemberLayout = lazyWithRetry(loadMemberLayout, 'MemberLayout')
export const BackOfficeLayout = lazyWithRetry(
  () => import('./layouts/BackOfficeLayout.tsx'),
  'BackOfficeLayout',
)
