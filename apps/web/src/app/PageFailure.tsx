import { ScreenError } from '#kit/ScreenError.tsx'
import { Logo } from '#ui/Logo.tsx'
import styles from './PageFailure.module.css'

/** Replaces the whole window when even the layout cannot render. */
export const PageFailure = ({ error }: { readonly error: unknown }) => (
  <main className={styles.page}>
    <Logo />
    <ScreenError level={1} error={error} resetErrorBoundary={() => location.reload()} />
  </main>
)
