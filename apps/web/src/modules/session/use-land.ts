import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { useNavigate } from 'react-router'
import { landingOf } from '#kit/session-rules.ts'

/** Redirects a user who has just logged in (R4-3). */
export const useLand = (): ((user: Me, retour: string | undefined) => void) => {
  const navigate = useNavigate()
  return (user, retour) => {
    const { to, reload } = landingOf(user, retour)
    if (reload) location.assign(to)
    else void navigate(to)
  }
}
