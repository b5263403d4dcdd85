import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { acteOf } from '../inscription.ts'
import { useInscription } from '../use-inscription.ts'
import { useNow } from '#kit/use-now.ts'
import { DepartDialog } from './DepartDialog.tsx'

type InscriptionButtonProps = {
  readonly evenement: CarteEvenement
  /** Full width. */
  readonly block?: boolean
  readonly variant?: 'primary' | 'secondary'
}

/** Registration button of a list. An offered seat is answered on the event page. */
export const InscriptionButton = ({
  evenement,
  block = false,
  variant = 'secondary',
}: InscriptionButtonProps) => {
  const now = useNow()
  const [isLeaving, setIsLeaving] = useState(false)
  const { inscrire, isPending } = useInscription(evenement)
  const acte = acteOf(evenement, now)
  const nom = <span className="sr-only">&nbsp;: {evenement.titre}</span>
  if (acte === 'rien') return null
  if (acte === 'repondre') {
    return (
      <ButtonLink
        to={pathTo('/evenement/:id', { id: evenement.id })}
        size="sm"
        block={block}
        variant="primary"
      >
        Répondre{nom}
      </ButtonLink>
    )
  }
  const isAttente = acte === 'quitter'
  return (
    <>
      {acte === 'inscrire' || acte === 'attendre' ? (
        <Button
          size="sm"
          block={block}
          variant={acte === 'inscrire' ? variant : 'secondary'}
          busy={isPending}
          busyLabel="Inscription…"
          onClick={inscrire}
        >
          {acte === 'inscrire' ? 'Je m’inscris' : 'Rejoindre la liste d’attente'}
          {nom}
        </Button>
      ) : (
        <Button size="sm" block={block} variant="quiet" onClick={() => setIsLeaving(true)}>
          {isAttente ? 'Quitter la liste d’attente' : 'Me désinscrire'}
          {nom}
        </Button>
      )}
      {isLeaving && (
        <DepartDialog evenement={evenement} isAttente={isAttente} onClose={() => setIsLeaving(false)} />
      )}
    </>
  )
}
