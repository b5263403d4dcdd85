import { formatSize } from '@entrelles/contract/kit/format.ts'
import type { RessourceTrouvee } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { cheminRessource } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { ICONES_RESSOURCE } from '#modules/ressources/ressources.public.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './Recherche.module.css'

/** « Article · Juridique · 6 min », « PDF · Finances · 84 Ko » */
export const ressourceMeta = ({ type, thematique, dureeLecture, fichier }: RessourceTrouvee): string =>
  [
    fichier ? fichier.type.toUpperCase() : TYPES_RESSOURCE[type],
    thematique?.libelle,
    dureeLecture !== null && `${dureeLecture}\u00a0min`,
    fichier && formatSize(fichier.taille),
  ]
    .filter(Boolean)
    .join(' · ')

/** A resource in the results. */
const RessourceTrouveeCard = ({ ressource }: { readonly ressource: RessourceTrouvee }) => (
  <Card as="article" className={cx(styles.card, styles.pictured)}>
    <span className={styles.kind}>
      <Icon name={ICONES_RESSOURCE[ressource.type]} />
    </span>
    <div>
      <h3 className={styles.title}>
        <Link to={cheminRessource(ressource)} className={styles.cover}>
          {ressource.titre}
        </Link>
      </h3>
      {ressource.resume && <p className={styles.extrait}>{ressource.resume}</p>}
      <p className={styles.meta}>{ressourceMeta(ressource)}</p>
    </div>
  </Card>
)

type RessourceCardsProps = {
  readonly ressources: readonly RessourceTrouvee[]
  /** Number of columns on a large screen. */
  readonly columns?: 1 | 2
}

export const RessourceCards = ({ ressources, columns = 2 }: RessourceCardsProps) => (
  <ul className={cx('grid', columns === 2 && 'grid--2', styles.cards)}>
    {ressources.map((ressource) => (
      <li key={ressource.id}>
        <RessourceTrouveeCard ressource={ressource} />
      </li>
    ))}
  </ul>
)
