import type { LigneFiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { Tag } from '#ui/Tag.tsx'
import { detailOf, lookOf } from '../statuts.ts'
import styles from './AdherentesTable.module.css'

/** Membership status, with its date. */
export const AdhesionTag = ({ ligne }: { readonly ligne: LigneFiche }) => {
  const { nom, ...look } = lookOf(ligne)
  const detail = detailOf(ligne)
  return (
    <span className={styles.state}>
      <Tag {...look}>{nom}</Tag>
      {detail && <span className="muted">{detail}</span>}
    </span>
  )
}
