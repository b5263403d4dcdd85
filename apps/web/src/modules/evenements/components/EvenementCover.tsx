import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Cover } from '#ui/Cover.tsx'
import { Tag } from '#ui/Tag.tsx'
import { cx } from '#ui/cx.ts'
import { isPasse } from '../etat.ts'
import { visuelOf } from '../illustration.ts'
import { useNow } from '../use-now.ts'
import styles from './EvenementCover.module.css'
import { EvenementTags } from './EvenementTags.tsx'

/** Top of the event page: picture, tags and title. */
export const EvenementCover = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const { titre, theme, isAnnule } = evenement
  const isOver = isPasse(evenement, useNow())
  return (
    <Cover
      className={cx(styles.cover, isAnnule && styles.off)}
      src={visuelOf(evenement)}
      alt=""
      title={titre}
      above={
        <div className={styles.tags}>
          <EvenementTags evenement={evenement} />
          {theme && <Tag tone="outline">{theme.libelle}</Tag>}
          {isAnnule && <Tag tone="danger">Annulé</Tag>}
          {isOver && !isAnnule && <Tag>Terminé</Tag>}
        </div>
      }
    />
  )
}
