import { slugOf } from '@entrelles/contract/kit/file-name.ts'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { getIcs } from '../evenements.api.ts'
import { useDownload } from '../use-download.ts'

type CalendrierButtonProps = {
  readonly evenement: { readonly id: string; readonly titre: string }
  readonly size?: 'sm' | 'md'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Downloads the event as a calendar file. */
export const CalendrierButton = ({ evenement, size = 'md', className, children }: CalendrierButtonProps) => {
  const { id, titre } = evenement
  const { isBusy, download } = useDownload(() => getIcs(id), `${slugOf(titre) || 'evenement'}.ics`)
  return (
    <Button size={size} className={className} busy={isBusy} onClick={download}>
      <Icon name="calendar-plus" size="sm" />
      {children}
    </Button>
  )
}
