import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Cover } from '#ui/Cover.tsx'
import { Tag } from '#ui/Tag.tsx'
import { cx } from '#ui/cx.ts'
import { isPasse } from '../etat.ts'
import { visuelOf } from '../illustration.ts'
import { useNow } from '#kit/use-now.ts'
import styles from './EvenementCover.module.css'
import { EvenementTags } from './EvenementTags.tsx'

type EvenementCoverProps = {
  readonly evenement: DetailEvenement
  /** In a preview, whose picture may not be sent yet. */
  readonly preview?: { readonly image: string | null } | undefined
}

/** Top of the event page: picture, tags and title. */
export const EvenementCover = ({ evenement, preview }: EvenementCoverProps) => {
  const { titre, theme, isAnnule } = evenement
  const isOver = isPasse(evenement, useNow())
  return (
    <Cover
      className={cx(styles.cover, isAnnule && styles.off)}
      src={preview?.image ?? visuelOf(evenement)}
      level={preview ? 2 : 1}
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
