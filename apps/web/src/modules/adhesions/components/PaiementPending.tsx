import { formatHour } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { useFocusOnMount } from '#kit/use-focus-on-mount.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { HeroTitle } from '#ui/HeroTitle.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Milestones } from '#ui/Milestones.tsx'
import styles from './PaiementPending.module.css'

type PaiementPendingProps = {
  /** Replaces a failure message, and takes the focus that was there. */
  readonly isAnswer: boolean
  /** Time of the last pending response; 0 before the first one. */
  readonly askedAt: number
  /** Whether polling goes on automatically. */
  readonly isAutomatic: boolean
  readonly isAsking: boolean
  readonly onAsk: () => void
}

/** The platform has not confirmed yet: tells the member not to pay again. */
export const PaiementPending = ({
  isAnswer,
  askedAt,
  isAutomatic,
  isAsking,
  onAsk,
}: PaiementPendingProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(isAnswer)
  return (
    <div className={styles.page}>
      <HeroTitle>Mon paiement</HeroTitle>
      <Card as="section" className={styles.card}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            Ton paiement est en cours de vérification.
          </h2>
          <output className={styles.texte}>
            {isAutomatic
              ? 'La plateforme de paiement n’a pas encore confirmé. C’est souvent l’affaire d’une minute\u00a0; tu peux fermer cette page, on t’écrira.'
              : 'La plateforme prend plus de temps que d’habitude. Rien n’est perdu\u00a0: on continue de vérifier sans toi, et on t’écrira dès que ton adhésion est active.'}
          </output>
          <Milestones
            isHorizontal
            current={1}
            milestones={[
              { title: 'Paiement envoyé', text: 'sur le site de paiement' },
              {
                title: 'Vérification',
                text: askedAt === 0 ? 'en cours' : `dernière à ${formatHour(new Date(askedAt), ZONE_PARIS)}`,
              },
              { title: 'Adhésion active', text: 'e-mail de confirmation' },
            ]}
          />
        </div>
        <div className={`stack ${styles.side}`}>
          {isAutomatic ? (
            <p className={`strong ${styles.etat}`}>
              <Icon name="arrow-clockwise-bold" className={styles.tourne} />
              On vérifie toutes les 5&nbsp;secondes
            </p>
          ) : (
            <>
              <Button variant="primary" block busy={isAsking} busyLabel="Vérification…" onClick={onAsk}>
                Vérifier maintenant
              </Button>
              <ButtonLink variant="quiet" block to={pathTo('/adhesion-paiement/reclamation')}>
                Mon paiement n’apparaît pas
              </ButtonLink>
            </>
          )}
          <p className="small muted">
            Ne paie pas une deuxième fois&nbsp;: nous ne pourrions que te rembourser.
          </p>
          {!isAutomatic && (
            <>
              <p className="small muted">Si tu n’es pas allée au bout du paiement, tu peux recommencer.</p>
              <ButtonLink variant="quiet" block to={pathTo('/fin-adhesion')}>
                Retour
              </ButtonLink>
            </>
          )}
        </div>
      </Card>
    </div>
  )
}
