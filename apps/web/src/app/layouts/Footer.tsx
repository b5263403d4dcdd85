import { configuration } from '#kit/configuration.ts'
import styles from './Footer.module.css'

const { liensLegaux, reseaux } = configuration

const LINKS = [
  ...(liensLegaux
    ? [
        { nom: 'Conditions d’utilisation', url: liensLegaux.conditions },
        { nom: 'Cookies et confidentialité', url: liensLegaux.confidentialite },
        { nom: 'Mentions légales', url: liensLegaux.mentions },
      ]
    : []),
  ...reseaux,
]

/** The legal and social links that the installation is configured with (R1-4). */
export const Footer = () =>
  LINKS.length > 0 && (
    <footer className={styles.footer}>
      <ul>
        {LINKS.map(({ nom, url }) => (
          <li key={nom}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {nom}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  )
