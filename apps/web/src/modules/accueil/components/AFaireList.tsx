import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Espace } from '#kit/back-offices.ts'
import { DiscussionAntenneButton } from '#modules/messagerie/messagerie.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TaskLinks, type Task } from '#ui/TaskLinks.tsx'
import styles from './AFaireList.module.css'

type AFaireListProps = {
  readonly aFaire: readonly Task[]
  /** The back office where the member creates events, if any. */
  readonly espace: Espace | undefined
  /** The branch that she coordinates, if any. */
  readonly antenneCoordonnee: string | undefined
}

/** Pending tasks, then actions that the member may start. */
export const AFaireList = ({ aFaire, espace, antenneCoordonnee }: AFaireListProps) => (
  <>
    {aFaire.length > 0 ? (
      <TaskLinks tasks={aFaire} className={styles.tasks} />
    ) : (
      <p className={styles.lede}>
        Un atelier, un coup de pouce, une rencontre&nbsp;: choisis ta prochaine étape.
      </p>
    )}
    <div className="row">
      {espace && (
        <ButtonLink to={pathTo(`/${espace}/evenement/creation`)} variant="primary">
          <Icon name="plus-bold" size="sm" />
          Créer un événement
        </ButtonLink>
      )}
      <ButtonLink to={pathTo('/coup-de-pouce/creation')} variant={espace ? 'secondary' : 'primary'}>
        {!espace && <Icon name="plus-bold" size="sm" />}
        Demander un coup de pouce
      </ButtonLink>
      {antenneCoordonnee !== undefined && (
        <DiscussionAntenneButton id={antenneCoordonnee}>Écrire à mon antenne</DiscussionAntenneButton>
      )}
      {!espace && <ButtonLink to={pathTo('/actu')}>Publier une actu</ButtonLink>}
    </div>
  </>
)
