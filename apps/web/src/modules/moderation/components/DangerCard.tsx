import { useId } from 'react'
import { Card } from '#ui/Card.tsx'
import styles from './MesSignalements.module.css'

const NUMEROS = [
  { numero: '17', href: 'tel:17', text: 'Police secours' },
  { numero: '114', href: 'sms:114', text: 'Police secours, par SMS' },
  { numero: '3919', href: 'tel:3919', text: 'Violences faites aux femmes, gratuit, jour et nuit' },
  { numero: '3018', href: 'tel:3018', text: 'Harcèlement en ligne' },
] as const

/** Who helps at once: the moderators do not replace them. */
export const DangerCard = () => {
  const titleId = useId()
  return (
    <Card as="section" variant="ink" aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        En danger, appelle
      </h3>
      <p className="small">Notre équipe ne remplace pas les secours.</p>
      <ul className={styles.numbers}>
        {NUMEROS.map(({ numero, href, text }) => (
          <li key={numero}>
            <a href={href}>{numero}</a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
