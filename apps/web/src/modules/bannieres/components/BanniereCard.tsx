import type { Banniere } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './BanniereCard.module.css'

type BanniereCardProps = {
  readonly banniere: Omit<Banniere, 'id'>
  readonly onDismiss?: () => void
}

/** A banner: two lines, a button with its link, and a way to dismiss it (R2.4-9). */
export const BanniereCard = ({ banniere, onDismiss }: BanniereCardProps) => {
  const { texteLigne1, texteLigne2, texteBouton, lienBouton } = banniere
  return (
    <div className={styles.card}>
      <div className={styles.parts}>
        <Icon name="megaphone-simple" size="xl" className={styles.icon} />
        <p className={styles.text}>
          <strong>{texteLigne1}</strong> {texteLigne2}
        </p>
        <div className={styles.actions}>
          {lienBouton.startsWith('/') ? (
            <ButtonLink variant="primary" to={lienBouton}>
              {texteBouton}
            </ButtonLink>
          ) : (
            <ButtonAnchor variant="primary" href={lienBouton}>
              {texteBouton}
            </ButtonAnchor>
          )}
          <Button variant="quiet" onClick={onDismiss}>
            Ne plus voir ce message
          </Button>
        </div>
      </div>
    </div>
  )
}
