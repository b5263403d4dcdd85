import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { isPasse } from '../etat.ts'
import { acteOf } from '../inscription.ts'
import { useInscription } from '../use-inscription.ts'
import { useNow } from '#kit/use-now.ts'
import { AttenteCard } from './AttenteCard.tsx'
import styles from './EvenementPage.module.css'
import { FormulaireLink } from './FormulaireLink.tsx'
import { InscriptionCard } from './InscriptionCard.tsx'
import { OffreCard } from './OffreCard.tsx'

type ZoneProps = { readonly evenement: DetailEvenement }

const nbEnAttenteOf = (nb: number): string => {
  if (nb === 0) return 'Sois la première sur la liste d’attente.'
  return `${formatCount(nb, 'membre')} sur la liste d’attente.`
}

const SInscrire = ({ evenement, attend }: ZoneProps & { readonly attend: boolean }) => {
  const { inscrire, isPending } = useInscription(evenement)
  return (
    <>
      {attend && (
        <p className="small">
          {nbEnAttenteOf(evenement.nbEnAttente)} Si une place se libère, tu reçois un e-mail.
        </p>
      )}
      <Button
        variant={attend ? 'secondary' : 'primary'}
        size={attend ? 'md' : 'lg'}
        block
        className="main-action"
        busy={isPending}
        busyLabel="Inscription…"
        onClick={inscrire}
      >
        {attend ? 'Rejoindre la liste d’attente' : 'Je m’inscris'}
      </Button>
    </>
  )
}

/** Why registration is closed. */
const Ferme = ({ evenement }: ZoneProps) => {
  const isOver = isPasse(evenement, useNow())
  if (evenement.inscriptionType === 'Externe' && !isOver && !evenement.isAnnule) return null
  const wasIn = evenement.monInscription?.statut === 'inscrite'
  if (evenement.isAnnule) return <p className="strong">{participationsErrors.annule().message}</p>
  return (
    <p className="strong">
      {(isOver ? participationsErrors.passe() : participationsErrors.complet()).message}
      {isOver && wasIn && ' Tu y étais inscrite.'}
    </p>
  )
}

const Zone = ({ evenement }: ZoneProps) => {
  const acte = acteOf(evenement, useNow())
  if (acte === 'desinscrire') return <InscriptionCard evenement={evenement} />
  if (acte === 'quitter') return <AttenteCard evenement={evenement} />
  if (acte === 'repondre') return <OffreCard evenement={evenement} />
  if (acte === 'rien') return <Ferme evenement={evenement} />
  return <SInscrire evenement={evenement} attend={acte === 'attendre'} />
}

/** Registration status of the member, with her actions. */
export const InscriptionPanel = ({ evenement }: ZoneProps) => {
  const now = useNow()
  const zone = useRef<HTMLDivElement>(null)
  const statut = evenement.monInscription?.statut
  const before = useRef(statut)
  useEffect(() => {
    // The clicked button is gone: keep the focus in this panel.
    if (before.current !== statut && document.activeElement === document.body) zone.current?.focus()
    before.current = statut
  }, [statut])
  const isOuvert = !evenement.isAnnule && !isPasse(evenement, now) && statut === undefined
  return (
    <div ref={zone} tabIndex={-1} className={styles.zone}>
      <Zone evenement={evenement} />
      {isOuvert && <FormulaireLink evenement={evenement} />}
    </div>
  )
}
