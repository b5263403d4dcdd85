import { Suspense } from 'react'
import { useSession } from '#kit/session.ts'
import { MemberLayout } from './layouts.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'

/** A page of a mail, that anybody may open: with the menus for whoever is connected (R2.2-7). */
export const PublicOrMember = () => (
  <Suspense fallback={null}>{useSession().user ? <MemberLayout /> : <PublicLayout />}</Suspense>
)
