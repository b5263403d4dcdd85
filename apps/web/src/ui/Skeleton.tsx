import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths of what it stands for. */
  readonly width?: string
  readonly height?: string
}

/** The ghost of a line or of a block, to be placed in Loading. */
export const Skeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <span className={styles.skeleton} style={{ width, height }} />
)
