import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths of the content it replaces. */
  readonly width?: string
  readonly height?: string
}

/** A placeholder line or block, inside Loading. */
export const Skeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <span className={styles.skeleton} style={{ width, height }} />
)
