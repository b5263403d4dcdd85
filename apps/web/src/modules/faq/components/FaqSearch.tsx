import { Icon } from '#ui/Icon.tsx'
import styles from './FaqSearch.module.css'

type FaqSearchProps = { readonly text: string; readonly onChange: (text: string) => void }

export const FaqSearch = ({ text, onChange }: FaqSearchProps) => (
  <search className={styles.search}>
    <label className="sr-only" htmlFor="recherche-faq">
      Rechercher dans la FAQ
    </label>
    <Icon name="magnifying-glass" className={styles.icon} />
    <input
      id="recherche-faq"
      type="search"
      className={styles.input}
      placeholder="Antenne, tarif, connexion…"
      maxLength={100}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  </search>
)
