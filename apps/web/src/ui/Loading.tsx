import type { ReactNode } from 'react'

type LoadingProps = {
  /** « Chargement des questions… » */
  readonly status: string
  /** The skeletons, that only the eye reads. */
  readonly children: ReactNode
}

/** The shape of what is coming, and a sentence that says so. */
export const Loading = ({ status, children }: LoadingProps) => (
  <div aria-busy="true">
    <output className="sr-only">{status}</output>
    <div aria-hidden="true">{children}</div>
  </div>
)
