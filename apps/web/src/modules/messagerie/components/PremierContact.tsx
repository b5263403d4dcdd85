import { formatName } from '@entrelles/contract/kit/format.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { presentationOf } from '../mots.ts'
import styles from './Fil.module.css'

/** Above the first message of a member who has never written: who she is, and what they have in common. */
export const PremierContact = ({ discussion }: { readonly discussion: Discussion }) => {
  const { avec } = discussion
  const presentation = presentationOf(discussion)
  if (!avec) return null
  return (
    <div className={styles.first}>
      <Avatar name={formatName(avec)} src={miniatureOf(avec.photo)} size="lg" />
      <p>
        <strong>Vous ne vous êtes encore jamais écrit</strong>
      </p>
      {presentation && <p className="small muted">{presentation}</p>}
    </div>
  )
}
