import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { ANCRE_PROTECTION, pathTo } from '@entrelles/contract/kit/paths.ts'
import type { FallbackProps } from 'react-error-boundary'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CallError } from './errors.ts'
import { ChunkError } from './lazy-with-retry.ts'

const ReloadButton = () => (
  <Button variant="primary" onClick={() => location.reload()}>
    Recharger la page
  </Button>
)

/** Where the button of a part that does not exist leads. */
export type Back = { readonly to: string; readonly label: string }

const HOME: Back = { to: pathTo('/'), label: 'Retour à l’accueil' }

type ScreenErrorProps = FallbackProps & {
  readonly back?: Back | undefined
  /** Heading level: 1 when it replaces a whole page, 2 when it replaces a part below the page title. */
  readonly level: 1 | 2
}

/** Replaces a screen that could not be loaded (R8-10), does not exist, or failed. */
export const ScreenError = ({ error, resetErrorBoundary, level, back = HOME }: ScreenErrorProps) => {
  if (error instanceof ChunkError) {
    return (
      <EmptyState
        level={level}
        art="roadblock"
        title="Cette page n’a pas pu se charger"
        actions={<ReloadButton />}
      >
        La connexion a été coupée, ou une nouvelle version vient d’arriver. Recharge la page pour continuer.
      </EmptyState>
    )
  }
  if (error instanceof CallError && error.code === commonErrors.second_facteur_requis().code) {
    return (
      <EmptyState
        level={level}
        title="Active la double authentification"
        actions={
          <ButtonLink variant="primary" to={`${pathTo('/mon-compte')}#${ANCRE_PROTECTION}`}>
            Protéger ma connexion
          </ButtonLink>
        }
      >
        {error.message}
      </EmptyState>
    )
  }
  if (error instanceof CallError && (error.status === 404 || error.status === 403)) {
    return (
      <EmptyState
        level={level}
        title={error.status === 404 ? 'Page introuvable' : 'Page réservée'}
        actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
      >
        {error.message}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={level}
      art="roadblock"
      title="Une erreur est survenue."
      actions={
        <Button variant="primary" onClick={resetErrorBoundary}>
          Réessayer
        </Button>
      }
    >
      Cette page n’a pas pu s’afficher. Réessaie dans un instant.
    </EmptyState>
  )
}
