import { formatNumber } from '@entrelles/contract/kit/format.ts'
import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useDeleteUtile, useUpdateUtile } from '../ressources.api.ts'

type UtileButtonProps = {
  readonly ressource: Pick<Ressource, 'id' | 'titre' | 'nbUtiles' | 'monUtile'>
  /** On a card: small, without a frame. */
  readonly isInList?: boolean
  readonly className?: string | undefined
}

/** Says that a resource was useful, or no longer; the count follows at once. */
export const UtileButton = ({ ressource, isInList = false, className }: UtileButtonProps) => {
  const { id, titre, nbUtiles, monUtile } = ressource
  const update = useUpdateUtile()
  const remove = useDeleteUtile()
  const isPending = update.isPending || remove.isPending
  const isUtile = isPending ? update.isPending : monUtile
  const nb = nbUtiles + Number(isUtile) - Number(monUtile)
  const { mutate } = monUtile ? remove : update
  return (
    <Button
      aria-pressed={isUtile}
      className={className}
      onClick={() => !isPending && mutate({ params: { id } })}
      {...(isInList && { variant: 'quiet', size: 'sm' })}
    >
      <Icon name={isUtile ? 'thumbs-up-fill' : 'thumbs-up'} size={isInList ? 'sm' : 'md'} />
      <span>
        Utile{nb > 0 && `, ${formatNumber(nb)}`}
        {isInList && <span className="sr-only">&nbsp;: {titre}</span>}
      </span>
    </Button>
  )
}
