import type { Territoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSuivi } from '../use-suivi.ts'

type SuiviIconProps = { readonly antenne: Territoire; readonly className?: string | undefined }

/** Follows a branch from its card. */
export const SuiviIcon = ({ antenne, className }: SuiviIconProps) => {
  const { isPending, toggle } = useSuivi(antenne)
  return (
    <IconButton
      icon={antenne.suivie ? 'heart-fill' : 'heart'}
      label={`Suivre l’antenne ${antenne.nom}`}
      aria-pressed={antenne.suivie}
      disabled={isPending}
      className={className}
      onClick={toggle}
    />
  )
}
