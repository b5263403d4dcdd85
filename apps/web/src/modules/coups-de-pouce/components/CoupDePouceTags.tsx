import {
  STATUTS_COUP_DE_POUCE,
  TYPES_COUP_DE_POUCE,
  URGENCES,
  type StatutCoupDePouce,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { isOuvert } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CarteCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { ComponentProps } from 'react'
import { Tag } from '#ui/Tag.tsx'
import styles from './CoupDePouceCard.module.css'

type Look = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>

const LOOKS: Readonly<Record<StatutCoupDePouce, Look>> = {
  brouillon: { tone: 'outline', icon: 'pencil-simple' },
  publie: { tone: 'success' },
  en_cours: { tone: 'lagoon', icon: 'hand-heart' },
  resolu: { tone: 'success', icon: 'check-bold' },
  expire: { tone: 'outline', icon: 'hourglass-medium' },
  clos: { tone: 'outline', icon: 'x-bold' },
  masque: { tone: 'warning', icon: 'eye-slash' },
}

/** The state of a request. */
export const StatutTag = ({ statut }: { readonly statut: StatutCoupDePouce }) => (
  <Tag {...LOOKS[statut]}>{STATUTS_COUP_DE_POUCE[statut]}</Tag>
)

type CoupDePouceTagsProps = {
  readonly carte: Pick<CarteCoupDePouce, 'categorie' | 'statut'> &
    Partial<Pick<CarteCoupDePouce, 'type' | 'urgence'>>
  /** Lists do not say of each request that it is open. */
  readonly isInList?: boolean
}

/** Category, kind, urgency and state. */
export const CoupDePouceTags = ({ carte, isInList = false }: CoupDePouceTagsProps) => {
  const { categorie, statut, type, urgence } = carte
  return (
    <p className={styles.tags}>
      {categorie && <Tag tone="terra">{categorie.libelle}</Tag>}
      {type === 'offre' && (
        <Tag tone="sage" icon="hand-heart">
          {TYPES_COUP_DE_POUCE.offre}
        </Tag>
      )}
      {urgence === 'urgente' && isOuvert(statut) && (
        <Tag tone="warning" icon="clock">
          {URGENCES.urgente}
        </Tag>
      )}
      {!(isInList && statut === 'publie') && <StatutTag statut={statut} />}
    </p>
  )
}
