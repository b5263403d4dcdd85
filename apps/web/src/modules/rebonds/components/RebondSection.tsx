import { ANCRE_EMAIL, pathTo } from '@entrelles/contract/kit/paths.ts'
import { loadUser } from '#kit/session.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { useDeleteMonRebond } from '../rebonds.api.ts'
import styles from './RebondSection.module.css'

type RebondSectionProps = {
  /** The address that is no longer written to. */
  readonly email: string
  readonly className?: string | undefined
}

/** The button that had the focus disappears with the notice. */
const focusPage = (): void => {
  const title = document.querySelector<HTMLElement>('[data-page-title]')
  const target = title ?? document.getElementById('contenu')
  target?.focus({ preventScroll: true })
}

/** Tells a member, on every page, that her address bounced: no mail can tell her. */
export const RebondSection = ({ email, className }: RebondSectionProps) => {
  const { mutateAsync: remove, isPending } = useDeleteMonRebond()
  const declareWorking = async () => {
    await remove({})
    // The session says whether the notice is shown.
    await loadUser()
    focusPage()
  }
  return (
    <section aria-label="Ton adresse e-mail" className={className}>
      <Callout tone="warning">
        <p>
          Nos e-mails ne t’arrivent plus&nbsp;: <strong className={styles.address}>{email}</strong>.
          Corrige-la ou dis-nous qu’elle marche.
        </p>
        <div className={`row ${styles.actions}`}>
          <ButtonLink size="sm" to={`${pathTo('/mon-compte')}#${ANCRE_EMAIL}`}>
            Corriger mon adresse
          </ButtonLink>
          <Button
            size="sm"
            busy={isPending}
            busyLabel="Enregistrement…"
            onClick={() => void declareWorking().catch(() => undefined)}
          >
            Mon adresse marche de nouveau
          </Button>
        </div>
      </Callout>
    </section>
  )
}
