import { useEspace } from '#kit/back-offices.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { cheminOf, creationHref, type Creation } from '../adresses.ts'
import styles from './Formulaire.module.css'

type Choix = {
  readonly quoi: Creation
  readonly icon: IconName
  readonly titre: string
  readonly phrase: string
  readonly action: string
}

const CHOIX: readonly Choix[] = [
  {
    quoi: 'article',
    icon: 'article',
    titre: 'Un article',
    phrase: 'Tu l’écris ici, avec des intertitres, des images et des citations.',
    action: 'Écrire un article',
  },
  {
    quoi: 'lien',
    icon: 'link',
    titre: 'Un lien, un replay ou un fichier',
    phrase: 'Une page d’un autre site, un enregistrement, ou un document à télécharger.',
    action: 'Ajouter un lien',
  },
]

/** What she adds: the two forms. */
export const CreationChoices = () => {
  const espace = useEspace()
  return (
    <>
      <Breadcrumb parents={[{ to: cheminOf(espace), label: 'Ressources' }]} />
      <PageHead title="Ajouter une ressource" />
      <ul className={styles.choices}>
        {CHOIX.map(({ quoi, icon, titre, phrase, action }) => (
          <li key={quoi}>
            <Card className={styles.choice}>
              <Icon name={icon} />
              <h2 className={styles.subtitle}>{titre}</h2>
              <p className="muted">{phrase}</p>
              <ButtonLink variant="primary" to={creationHref(espace, quoi)}>
                {action}
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}
