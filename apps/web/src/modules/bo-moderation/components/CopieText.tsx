import type { TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { RichText } from '#ui/RichText.tsx'
import { contenuOf, type Copie } from '../copie.ts'
import styles from './Dossier.module.css'

/** What is written with a rich text; anything else is plain, and shows a tag as it was typed. */
const RICHES: readonly TypeCible[] = ['publication', 'commentaire', 'evenement']

type CopieTextProps = { readonly type: TypeCible; readonly copie: Copie }

/** The words of another copy than the first. */
export const CopieText = ({ type, copie }: CopieTextProps) => {
  const contenu = contenuOf(copie)
  if (contenu === null) return <p className="muted">Cette version n’a pas de texte.</p>
  return RICHES.includes(type) ? <RichText html={contenu} /> : <p className={styles.words}>{contenu}</p>
}
