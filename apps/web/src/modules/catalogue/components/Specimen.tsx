import type { ReactNode } from 'react'

type SpecimenProps = { readonly title: string; readonly children: ReactNode }

/** One component and its states. */
export const Specimen = ({ title, children }: SpecimenProps) => (
  <section className="section">
    <div className="section__head">
      <h2>{title}</h2>
    </div>
    <div className="stack">{children}</div>
  </section>
)
