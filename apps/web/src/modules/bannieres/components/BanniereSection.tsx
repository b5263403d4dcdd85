import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { dismissBanniere, getBanniere, watchBanniere } from '../banniere-en-cours.ts'
import { BanniereCard } from './BanniereCard.tsx'

/** The button that had the focus disappears. */
const focusPage = (): void => {
  const title = document.querySelector<HTMLElement>('[data-page-title]')
  const target = title ?? document.getElementById('contenu')
  target?.focus({ preventScroll: true })
}

/** The news banner of the member. It only changes with the page, so that nothing moves while she reads. */
export const BanniereSection = ({ className }: { readonly className?: string | undefined }) => {
  const { pathname } = useLocation()
  const [shown, setShown] = useState(() => ({ pathname, banniere: getBanniere() }))
  if (shown.pathname !== pathname) setShown({ pathname, banniere: getBanniere() })
  useEffect(watchBanniere, [])
  const { banniere } = shown
  if (!banniere) return null
  const dismiss = () => {
    focusPage()
    dismissBanniere(banniere.id)
    setShown({ pathname, banniere: undefined })
  }
  return (
    <section aria-label="Nouveauté" className={className}>
      <BanniereCard banniere={banniere} onDismiss={dismiss} />
    </section>
  )
}
