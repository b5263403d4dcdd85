import type { ComponentProps } from 'react'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './BoAntenne.module.css'

type Champ = ComponentProps<typeof TextField>

type ContactsFieldsProps = {
  readonly email: Champ
  /** Addresses of its pages on the networks. */
  readonly liens: readonly Champ[]
}

/** How to reach a branch, shown on its page. */
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
