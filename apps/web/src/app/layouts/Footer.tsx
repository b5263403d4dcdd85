import { configuration } from '#kit/configuration.ts'
import styles from './Footer.module.css'

const { liensLegaux, reseaux } = configuration

const links = [
  ['Conditions d’utilisation', liensLegaux?.conditions],
  ['Cookies et confidentialité', liensLegaux?.confidentialite],
  ['Mentions légales', liensLegaux?.mentions],
  ...reseaux.map(({ nom, url }) => [nom, url] as const),
] as const

/** The legal and social links that the installation is configured with (R1-4). */
export const Footer = () => (
  <footer className={styles.footer}>
    <ul>
      {links.map(
        ([texte, url]) =>
          url !== undefined && (
            <li key={texte}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {texte}
              </a>
            </li>
          ),
      )}
    </ul>
  </footer>
)
