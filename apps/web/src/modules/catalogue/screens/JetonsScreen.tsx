import { Icon } from '#ui/Icon.tsx'
import { iconNames } from '#ui/icons.ts'
import { CataloguePage } from '../components/CataloguePage.tsx'
import { Specimen } from '../components/Specimen.tsx'
import styles from './JetonsScreen.module.css'

const colours = [
  { token: '--paper', name: 'Papier', use: 'fond de la page' },
  { token: '--surface', name: 'Surface', use: 'cartes et champs' },
  { token: '--paper-deep', name: 'Papier creux', use: 'pistes, en-têtes' },
  { token: '--ink-surface', name: 'Encre', use: 'le cadre' },
  { token: '--yellow', name: 'Jaune', use: 'l’action, encre dessus' },
  { token: '--wine', name: 'Lie-de-vin', use: 'liens' },
  { token: '--lagoon', name: 'Lagon', use: 'événements' },
  { token: '--terra', name: 'Terre cuite', use: 'coups de pouce' },
  { token: '--sage', name: 'Sauge', use: 'ressources' },
  { token: '--danger', name: 'Alerte', use: 'erreurs' },
  { token: '--success', name: 'Succès', use: 'confirmations' },
  { token: '--dot', name: 'Point', use: 'non lu' },
]

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl']
const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const JetonsScreen = () => (
  <CataloguePage page="jetons" lede="Papier, encre, route jaune : ce dont tout le reste est fait.">
    <Specimen title="Couleurs">
      <ul className={styles.colours}>
        {colours.map(({ token, name, use }) => (
          <li key={token}>
            <span className={styles.swatch} style={{ background: `var(${token})` }} />
            <strong>{name}</strong>
            <span className={styles.use}>{use}</span>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Textes">
      <div className="stack">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--t-${size})`, lineHeight: 1.2 }}>
            {size} — Cornouaille, Trièves, Béarn
          </p>
        ))}
        <p>
          <strong>Gras</strong>, <em>italique</em>, <span className="muted">secondaire</span>,{' '}
          <span className="num">1 372</span>
        </p>
      </div>
    </Specimen>
    <Specimen title="Titres">
      <h3>Titre de carte, qui tient sur une ligne ou deux</h3>
      <h4>Titre de bloc</h4>
    </Specimen>
    <Specimen title="Espaces">
      <ul className={styles.spaces}>
        {spaces.map((space) => (
          <li key={space}>
            <span className={styles.bar} style={{ width: `var(--s-${space})` }} />
            {space}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Icônes">
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size="lg" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  </CataloguePage>
)
