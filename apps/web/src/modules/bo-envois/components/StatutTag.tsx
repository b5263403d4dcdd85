import type { StatutEnvoi } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { Tag } from '#ui/Tag.tsx'
import { STATUTS } from '../mots.ts'

export const StatutTag = ({ statut }: { readonly statut: StatutEnvoi }) => {
  const { nom, ...look } = STATUTS[statut]
  return <Tag {...look}>{nom}</Tag>
}
