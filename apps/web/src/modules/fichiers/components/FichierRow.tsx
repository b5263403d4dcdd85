import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './Fichiers.module.css'

type FichierTextsProps = {
  readonly isPdf: boolean
  readonly nom: string
  /** Its size, or where its upload has got to. */
  readonly line: string
  /** In the place of the icon. */
  readonly picture?: ReactNode
  readonly children?: ReactNode
}

/** What is seen of a file: its icon or its picture, its name, a line. */
export const FichierTexts = ({ isPdf, nom, line, picture, children }: FichierTextsProps) => (
  <>
    <span className={styles.mark}>{picture ?? <Icon name={isPdf ? 'file-pdf' : 'image'} />}</span>
    <span className={styles.texts}>
      <strong className={styles.name}>{nom}</strong>
      <span className={styles.line}>{line}</span>
      {children}
    </span>
  </>
)

type FichierRowProps = FichierTextsProps & {
  readonly action: ReactNode
  /** As wide as the row: what is asked about the file. */
  readonly below?: ReactNode
}

/** A file of the field, with the button that takes it away. */
export const FichierRow = ({ action, below, ...texts }: FichierRowProps) => (
  <li className={styles.row}>
    <FichierTexts {...texts} />
    {action}
    {below && <div className={styles.below}>{below}</div>}
  </li>
)
