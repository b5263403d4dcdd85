import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { readTokens } from '#kit/tokens.ts'

const loadMemberLayout = () => import('./layouts/MemberLayout.tsx')

// The visitor's pages do without the menus; a member's come while the session is being checked.
if (readTokens()) loadMemberLayout().catch(() => undefined)

export const MemberLayout = lazyWithRetry(loadMemberLayout, 'MemberLayout')
export const BackOfficeLayout = lazyWithRetry(
  () => import('./layouts/BackOfficeLayout.tsx'),
  'BackOfficeLayout',
)
