import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { ReclamationRecue } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { HeroTitle } from '#ui/HeroTitle.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import { cx } from '#ui/cx.ts'
import { reclamationQuery } from '../adhesions.api.ts'
import { PaysageArt } from '../components/PaysageArt.tsx'
import { ReclamationForm } from '../components/ReclamationForm.tsx'
import { ReclamationSent } from '../components/ReclamationSent.tsx'
import styles from './DeuxColonnes.module.css'

const ETAPES = [
  {
    title: 'Tu as payé',
    text: 'Garde le reçu de la plateforme de paiement, il porte le numéro de commande.',
  },
  { title: 'Tu nous dis comment', text: 'Deux minutes, sans pièce jointe.' },
  { title: 'On retrouve ton paiement', text: 'Réponse sous deux jours ouvrés, par e-mail.' },
  { title: 'Ton adhésion est active', text: 'À la date du paiement, pas à celle de notre réponse.' },
] as const

/** « Mon paiement n’apparaît pas »: the member describes her payment for an administrator to find. */
export const ReclamationScreen = () => {
  const { reclamation } = useSuspenseQuery(reclamationQuery()).data
  const [sent, setSent] = useState<ReclamationRecue>()
  const [isOther, setIsOther] = useState(false)
  const recue = sent ?? (isOther ? undefined : (reclamation ?? undefined))
  return (
    <div className={styles.frame}>
      <Breadcrumb parents={[{ to: pathTo('/fin-adhesion'), label: 'Mon adhésion' }]} />
      <div className={cx(styles.page, styles.large)}>
        <div>
          <HeroTitle>Mon paiement n’apparaît pas</HeroTitle>
          <p className={styles.lede}>
            Ça arrive, et rien n’est perdu. Le plus souvent, quelqu’un a payé pour toi ou avec une autre
            adresse.
          </p>
          <div className={styles.below}>
            <Milestones milestones={ETAPES} current={recue ? 2 : 1} />
          </div>
          <PaysageArt nom="bocage" isLow className={cx('only-desktop', styles.below)} />
        </div>
        {recue ? (
          <ReclamationSent
            recue={recue}
            isNew={sent !== undefined}
            onOther={() => {
              setSent(undefined)
              setIsOther(true)
            }}
          />
        ) : (
          <ReclamationForm onSent={setSent} />
        )}
      </div>
    </div>
  )
}
