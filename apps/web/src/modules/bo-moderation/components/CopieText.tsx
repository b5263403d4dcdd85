import type { TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { RichText } from '#ui/RichText.tsx'
import { contenuOf, conversationOf, type Copie } from '../copie.ts'
import { ConversationList } from './ConversationList.tsx'
import styles from './Dossier.module.css'

/** What is written with a rich text; anything else is plain, and shows a tag as it was typed. */
const RICHES: readonly TypeCible[] = ['publication', 'commentaire', 'evenement']

type CopieTextProps = { readonly type: TypeCible; readonly copie: Copie }

/** The words of another copy than the first; for a message, with those around it. */
export const CopieText = ({ type, copie }: CopieTextProps) => {
  const conversation = conversationOf(copie)
  if (conversation) return <ConversationList conversation={conversation} />
  const contenu = contenuOf(copie)
  if (contenu === null) return <p className="muted">Cette version n’a pas de texte.</p>
  return RICHES.includes(type) ? <RichText html={contenu} /> : <p className={styles.words}>{contenu}</p>
}
