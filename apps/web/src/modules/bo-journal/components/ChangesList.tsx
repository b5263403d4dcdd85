import { cx } from '#ui/cx.ts'
import type { ChampChange } from '../champs.ts'
import styles from './ChangesList.module.css'

type CoteProps = {
  readonly sign: 'avant' | 'apres'
  readonly lines: readonly string[]
  readonly isAlone: boolean
}

const NOMS = { avant: 'Avant', apres: 'Après' }

const Cote = ({ sign, lines, isAlone }: CoteProps) => (
  <dd className={cx(styles.cote, styles[sign], isAlone && styles.seul)}>
    <span className="sr-only">{`${NOMS[sign]}\u00a0: `}</span>
    <span className={styles.lignes}>
      {lines.map((line, index) => (
        <span key={index}>{line} </span>
      ))}
    </span>
  </dd>
)

/** Each changed field, as a diff. */
export const ChangesList = ({ champs }: { readonly champs: readonly ChampChange[] }) => (
  <dl className={styles.champs}>
    {champs.map(({ nom, libelle, avant, apres }) => (
      <div key={nom} className={styles.champ}>
        <dt>{libelle}</dt>
        {avant && <Cote sign="avant" lines={avant} isAlone={!apres} />}
        {apres && <Cote sign="apres" lines={apres} isAlone={!avant} />}
      </div>
    ))}
  </dl>
)
