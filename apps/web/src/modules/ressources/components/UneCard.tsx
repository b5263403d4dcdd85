import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Tag } from '#ui/Tag.tsx'
import { visuelOf } from '../illustration.ts'
import { alerteOf, attenteOf, ICONES, jourOf } from '../mots.ts'
import { FavoriIcon } from './FavoriIcon.tsx'
import styles from './RessourceCard.module.css'
import { RessourceLink } from './RessourceLink.tsx'

/** The newest article, in large above the others. */
export const UneCard = ({ article }: { readonly article: Ressource }) => {
  const { type, titre, resume, datePublication, thematique } = article
  const alerte = alerteOf(article)
  return (
    <Card as="article" className={cx(styles.card, styles.une)}>
      <img src={visuelOf(article, 800)} alt="" className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.tags}>
          <Tag tone="sage" icon={ICONES[type]}>
            {TYPES_RESSOURCE[type]}
          </Tag>
          {thematique && <Tag tone="outline">{thematique.libelle}</Tag>}
          {alerte && (
            <Tag tone="warning" icon="warning-fill">
              {alerte.mot}
            </Tag>
          )}
        </div>
        <h3 className={styles.headline}>
          <RessourceLink ressource={article} className={styles.link}>
            {titre}
          </RessourceLink>
        </h3>
        {resume && <p>{resume}</p>}
        <p className={styles.meta}>
          {[attenteOf(article), datePublication && jourOf(datePublication)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <FavoriIcon ressource={article} className={styles.corner} />
    </Card>
  )
}
