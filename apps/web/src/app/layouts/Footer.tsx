import { configuration } from '#kit/configuration.ts'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons.ts'
import styles from './Footer.module.css'
import { ThemeButton } from './ThemeButton.tsx'

const { liensLegaux, reseaux } = configuration

const LEGAL = liensLegaux
  ? [
      { nom: "Conditions d'utilisation", url: liensLegaux.conditions },
      { nom: 'Cookies et confidentialité', url: liensLegaux.confidentialite },
      { nom: 'Mentions légales', url: liensLegaux.mentions },
    ]
  : []

const ICONS: Readonly<Record<string, IconName>> = {
  facebook: 'facebook-logo',
  instagram: 'instagram-logo',
  linkedin: 'linkedin-logo',
}

const away = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Shows the legal and social links of the configuration (R1-4), and the theme button. */
export const Footer = () => (
  <footer className={styles.footer}>
    {LEGAL.length > 0 && (
      <ul>
        {LEGAL.map(({ nom, url }) => (
          <li key={nom}>
            <a href={url} {...away}>
              {nom}
            </a>
          </li>
        ))}
      </ul>
    )}
    <ThemeButton />
    {reseaux.length > 0 && (
      <ul className={styles.socials}>
        {reseaux.map(({ nom, url }) => {
          const icon = ICONS[nom.toLowerCase()]
          return (
            <li key={nom}>
              <a href={url} {...away} aria-label={`${nom} (nouvelle fenêtre)`}>
                {icon ? <Icon name={icon} /> : nom}
              </a>
            </li>
          )
        })}
      </ul>
    )}
  </footer>
)
