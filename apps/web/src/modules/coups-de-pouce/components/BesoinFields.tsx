import { TITRE_MAX } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { LIBELLES_OFFRE } from '../saisie-form.ts'
import type { CoupDePouceForm } from '../use-coup-de-pouce-form.ts'
import { ChipsField } from './ChipsField.tsx'
import styles from './Formulaire.module.css'

const TYPES = [
  { value: 'demande', label: 'Je demande' },
  { value: 'offre', label: 'Je propose' },
] as const

/** What it is about: a request or an offer, in one sentence. */
export const BesoinFields = ({ form }: { readonly form: CoupDePouceForm }) => {
  const type = form.controlled('type')
  const titre = form.controlled('titre')
  const isOffre = type.value === 'offre'
  return (
    <div className={styles.card}>
      <ChipsField
        id={type.id}
        label={<span className="sr-only">{type.label}</span>}
        options={TYPES}
        value={type.value}
        onChange={(value) => type.onChange(value === 'offre' ? 'offre' : 'demande')}
      />
      <TextArea
        id={titre.id}
        className={styles.need}
        rows={1}
        label={isOffre ? LIBELLES_OFFRE.titre : titre.label}
        description={
          isOffre
            ? 'Dis ce que tu peux donner, prêter ou montrer. Les détails viennent après.'
            : 'Dis ce qu’il te faut et pour quoi. Les détails viennent après.'
        }
        error={titre.error}
        maxLength={TITRE_MAX}
        value={titre.value}
        // One sentence: a pasted line break is a space.
        onChange={({ target }) => titre.onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    </div>
  )
}
