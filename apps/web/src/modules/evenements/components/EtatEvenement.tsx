import { Tag } from '#ui/Tag.tsx'
import { etatOf, type Etatable } from '../etat.ts'
import { useNow } from '../use-now.ts'

/** Places left, or where she stands. */
export const EtatEvenement = ({ evenement }: { readonly evenement: Etatable }) => {
  const now = useNow()
  const { mots, ...look } = etatOf(evenement, now)
  return look.tone === undefined ? <span>{mots}</span> : <Tag {...look}>{mots}</Tag>
}
