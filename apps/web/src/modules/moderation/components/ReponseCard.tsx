import { formatLongMoment } from '@entrelles/contract/kit/format.ts'
import { readerZone } from '#kit/reader-zone.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './MesSignalements.module.css'

type ReponseCardProps = { readonly reponse: string; readonly le: string | null }

/** What the moderators wrote to her. */
export const ReponseCard = ({ reponse, le }: ReponseCardProps) => (
  <div className={styles.answer}>
    <p className={styles.by}>
      <span className={styles.mark}>
        <Icon name="shield-star-fill" size="sm" />
      </span>
      <span>
        <strong>L’équipe de modération</strong>
        {le && <span className={styles.when}>{formatLongMoment(le, readerZone())}</span>}
      </span>
    </p>
    <p className={styles.words}>{reponse}</p>
  </div>
)
