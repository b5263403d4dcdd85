import { formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { isOuvert } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import { MOTIFS_EN_MOTS, STATUTS_EN_MOTS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { RefObject } from 'react'
import { useNow } from '#kit/use-now.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Tag.tsx'
import { delaiOf, isLate } from '../echeance.ts'
import { MOTIFS_LOOKS, titreDossier } from '../mots.ts'
import styles from './Dossier.module.css'

type DossierHeadProps = {
  readonly dossier: Dossier
  readonly titleId: string
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** « Sous « Marché de Noël de l’antenne », Cornouaille. » */
const lieuOf = ({ contexte, territoire }: Dossier): string => {
  const sous = contexte === null ? '' : `Sous «\u00a0${contexte}\u00a0»`
  const lieu = [sous, territoire?.nom].filter(Boolean).join(', ')
  return lieu === '' ? '' : `${lieu}. `
}

/** Why it was reported, how long is left to answer, and where it was written. */
export const DossierHead = ({ dossier, titleId, heading }: DossierHeadProps) => {
  const { motif, priorite, statut, dateCreation } = dossier
  const now = useNow()
  return (
    <div className={styles.head}>
      <div className="row row--between">
        <div className={styles.tags}>
          <Tag {...MOTIFS_LOOKS[motif]}>{MOTIFS_EN_MOTS[motif]}</Tag>
          {priorite === 'haute' && <Tag tone="outline">Priorité haute</Tag>}
          {statut !== 'nouveau' && <Tag tone="outline">{STATUTS_EN_MOTS[statut]}</Tag>}
        </div>
        {isOuvert(statut) && (
          <p className={cx(styles.delai, isLate(dossier, now) && styles.late)}>
            <Icon name="clock" size="sm" />
            {delaiOf(dossier, now)}
          </p>
        )}
      </div>
      <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
        {titreDossier(dossier)}
      </h2>
      <p className="muted small">
        {lieuOf(dossier)}Copie figée le {formatMoment(dateCreation, ZONE_PARIS)}.
      </p>
    </div>
  )
}
