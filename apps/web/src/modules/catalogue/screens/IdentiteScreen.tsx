import { formatNumber } from '@entrelles/contract/kit/format.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { Count } from '#ui/Count.tsx'
import { Gauge } from '#ui/Gauge.tsx'
import { Logo } from '#ui/Logo.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Tag } from '#ui/Tag.tsx'
import { CataloguePage } from '../components/CataloguePage.tsx'
import { Specimen } from '../components/Specimen.tsx'
import styles from './IdentiteScreen.module.css'

const portraits = ['soizic', 'awa', 'nadia', 'brigitte', 'maelle']
const names = [
  'Soizic Guéguen',
  'Awa Diallo',
  'Nadia Benali',
  'Élodie de La Tour',
  'Mai Nguyen',
  'Vaiana',
  'Brigitte Œuvrard',
  'Fatou Sarr',
]
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const
const tones = [
  'neutral',
  'outline',
  'lagoon',
  'terra',
  'sage',
  'wine',
  'danger',
  'success',
  'warning',
] as const

export const IdentiteScreen = () => (
  <CataloguePage page="identite" lede="Des visages, des lieux, des mots courts.">
    <Specimen title="Logo">
      <div className="row">
        <Logo className={styles.logo} />
        <Card variant="ink">
          <Logo onInk className={styles.logo} />
        </Card>
      </div>
    </Specimen>
    <Specimen title="Portraits">
      <div className="row">
        {sizes.map((size, index) => (
          <Avatar
            key={size}
            name={portraits[index]}
            size={size}
            src={`/images/portraits/${portraits[index]}.svg`}
          />
        ))}
      </div>
      <div className="row">
        {sizes.map((size, index) => (
          <Avatar key={size} name={names[index]} size={size} />
        ))}
      </div>
      <div className="row">
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name={undefined} />
        <Avatar name="Maëlle Kermarrec" size="sm" round src="/images/portraits/maelle.svg" />
        <Avatar name="Maëlle Kermarrec" size="sm" round />
      </div>
    </Specimen>
    <Specimen title="Cartouches, compteurs">
      <p className="row">
        <Plate>29</Plate> Douarnenez <Plate>2A</Plate> Sartène <Plate>974</Plate> Saint-Paul
      </p>
      <p className="row">
        <Count value="3" label="filtres actifs" />
        <Count value={formatNumber(1372)} label="membres" />
      </p>
    </Specimen>
    <Specimen title="Étiquettes">
      <p className="row">
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Tag tone="success" icon="check-circle-fill">
          Active
        </Tag>
        <Tag tone="danger" icon="x-circle-fill">
          Expirée
        </Tag>
      </p>
    </Specimen>
    <Specimen title="Jauges">
      <div className="grid grid--3">
        <Gauge value={17} max={20} label="3 places restantes" />
        <Gauge value={0} max={12} label="12 places restantes" />
        <Gauge value={16} max={16} label="Complet" />
      </div>
    </Specimen>
    <Specimen title="Cartes">
      <div className="grid grid--3">
        <Card as="article">
          <h3>Carte</h3>
          <p>À plat, un filet d’un pixel.</p>
        </Card>
        <Card as="article" variant="contour">
          <h3>Courbes</h3>
          <p>Sous un voile clair.</p>
        </Card>
        <Card as="article" variant="ink">
          <h3>Encre</h3>
          <p>Le cadre du produit.</p>
        </Card>
      </div>
    </Specimen>
  </CataloguePage>
)
