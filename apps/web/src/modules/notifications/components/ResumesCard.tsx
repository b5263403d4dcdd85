import { useId } from 'react'
import { Card } from '#ui/Card.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { JOURS } from '../preferences-mots.ts'
import type { Controle } from '../reglages-form.ts'
import styles from './Reglages.module.css'

type ResumesCardProps = {
  readonly heure: Controle<'heureResume'>
  readonly jour: Controle<'jourResume'>
}

/** When the mails that wait are sent: the digest of the week leaves at the hour of that of the day. */
export const ResumesCard = ({ heure, jour: { onChange: onChangeJour, ...jour } }: ResumesCardProps) => {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.digests}>
      <h3 id={titleId} className={styles.title}>
        Résumés
      </h3>
      <TimeField {...heure} description="Il part dans l’heure qui suit." />
      <SelectField {...jour} onChange={({ target }) => onChangeJour(Number(target.value))}>
        {JOURS.map((nom, index) => (
          <option key={nom} value={index + 1}>
            {nom}
          </option>
        ))}
      </SelectField>
      <p className="small muted">Un résumé ne reprend jamais ce que tu as déjà lu.</p>
    </Card>
  )
}
