import type { ComponentProps } from 'react'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './BoAntenne.module.css'

type Champ = ComponentProps<typeof TextField>

type ContactsFieldsProps = {
  readonly email: Champ
  /** URLs of its social networks. */
  readonly liens: readonly Champ[]
}

/** Contacts of a branch, shown on its page. */
export const ContactsFields = ({ email, liens }: ContactsFieldsProps) => (
  <Card as="section" aria-labelledby="contacts">
    <h2 id="contacts" className={styles.title}>
      Contacts
    </h2>
    <div className="form-grid">
      <TextField {...email} type="email" autoComplete="off" />
      {liens.map((lien) => (
        <TextField key={lien.name} {...lien} type="url" inputMode="url" placeholder="https://" />
      ))}
    </div>
  </Card>
)
