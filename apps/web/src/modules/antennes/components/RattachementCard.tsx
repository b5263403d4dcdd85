import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { SUIVIES_MAX, type DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { phrasePortee } from '@entrelles/contract/modules/antennes/portee-antenne.ts'
import { useState } from 'react'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useSuivi } from '../use-suivi.ts'
import styles from './AntenneAside.module.css'
import { ChoixDialog } from './ChoixDialog.tsx'

type RattachementCardProps = { readonly antenne: DetailTerritoire }

const MODES = {
  automatique: 'Elle suit ta commune\u00a0: si tu déménages, ton antenne change avec toi.',
  choisi: 'Tu l’as choisie\u00a0: elle reste la tienne, même si tu déménages.',
  coordinatrice: 'Ta coordinatrice t’y a rattachée\u00a0: elle reste la tienne, même si tu déménages.',
} as const

type LaMienneProps = RattachementCardProps & { readonly onLeave: () => void }

/** The member’s own branch: why it is hers, and how to leave it. */
const LaMienne = ({ antenne: { mode, porteeLe }, onLeave }: LaMienneProps) => (
  <>
    <p className={styles.text}>{MODES[mode ?? 'automatique']}</p>
    {porteeLe !== null && <p className={styles.text}>{phrasePortee(porteeLe)}</p>}
    <div className={styles.acts}>
      {mode === 'automatique' ? (
        <ButtonLink to={pathTo('/mon-compte')} block>
          Changer de commune
        </ButtonLink>
      ) : (
        <Button block onClick={onLeave}>
          Revenir à celle de ma commune
        </Button>
      )}
      <ButtonLink to={pathTo('/antenne')} variant="quiet" block>
        Choisir une autre antenne
      </ButtonLink>
    </div>
  </>
)

type UneAutreProps = RattachementCardProps & { readonly onChoose: () => void }

/** Another branch: follow or choose it. */
const UneAutre = ({ antenne, onChoose }: UneAutreProps) => {
  const { suivie, nbSuivies, droits } = antenne
  const { isPending, toggle } = useSuivi(antenne)
  const isFull = !suivie && nbSuivies >= SUIVIES_MAX
  return (
    <>
      <p className={styles.text}>
        {isFull
          ? `Tu suis déjà ${SUIVIES_MAX} antennes\u00a0: cesse d’en suivre une pour suivre celle-ci.`
          : `Elle reste à portée de main, en plus de la tienne. Tu en suis ${nbSuivies} sur ${SUIVIES_MAX}.`}
      </p>
      <div className={styles.acts}>
        {(suivie || droits.suivre) && (
          <Button variant={suivie ? 'secondary' : 'primary'} block busy={isPending} onClick={toggle}>
            <Icon name={suivie ? 'heart-fill' : 'heart'} size="sm" />
            {suivie ? 'Ne plus suivre' : 'Suivre'}
          </Button>
        )}
        {droits.choisir && (
          <Button block onClick={onChoose}>
            En faire mon antenne
          </Button>
        )}
      </div>
    </>
  )
}

const titreOf = ({ monAntenne, suivie }: DetailTerritoire): string => {
  if (monAntenne) return 'C’est ton antenne'
  return suivie ? 'Tu suis cette antenne' : 'Suivre cette antenne'
}

/** The member’s link with a branch. */
export const RattachementCard = ({ antenne }: RattachementCardProps) => {
  const { monAntenne } = antenne
  const [isAsking, setIsAsking] = useState(false)
  const { target: title, onDone } = useFocusOnDone<HTMLHeadingElement>(isAsking)
  const ask = () => setIsAsking(true)
  return (
    <Card as="section" aria-labelledby="lien">
      <h2 id="lien" ref={title} tabIndex={-1} className={styles.title}>
        {titreOf(antenne)}
      </h2>
      {monAntenne ? (
        <LaMienne antenne={antenne} onLeave={ask} />
      ) : (
        <UneAutre antenne={antenne} onChoose={ask} />
      )}
      {isAsking && <ChoixDialog antenne={antenne} onDone={onDone} onClose={() => setIsAsking(false)} />}
    </Card>
  )
}
