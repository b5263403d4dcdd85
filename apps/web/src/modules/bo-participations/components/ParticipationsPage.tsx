import type { CibleAnnonce } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { EnteteParticipations } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { ReactNode, Ref } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { cheminOf } from '#modules/bo-evenements/bo-evenements.public.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { cx } from '#ui/cx.ts'
import { AnnonceDialog } from './AnnonceDialog.tsx'
import styles from './Cote.module.css'
import { EvenementHead } from './EvenementHead.tsx'
import { ExportsMenu } from './ExportsMenu.tsx'
import { Onglets } from './Onglets.tsx'

type ParticipationsPageProps = {
  readonly espace: Espace
  readonly entete: EnteteParticipations
  readonly current: 'participantes' | 'queue'
  readonly title: string
  /** How many, beside the title. */
  readonly count: string
  readonly headingRef: Ref<HTMLHeadingElement>
  /** To whom a message goes, unless she chooses. */
  readonly cible: CibleAnnonce
  /** A table needs the whole width: what is beside a list comes below it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Around both lists: their event, the way to the other, what can be written and taken away. */
export const ParticipationsPage = ({
  espace,
  entete,
  current,
  title,
  count,
  headingRef,
  cible,
  isWide = false,
  children,
}: ParticipationsPageProps) => (
  <>
    <Breadcrumb parents={[{ to: cheminOf(espace), label: 'Événements' }]} />
    <EvenementHead espace={espace} entete={entete} />
    <Onglets espace={espace} entete={entete} current={current} />
    <div className={cx(!isWide && styles.columns)}>
      <section>
        <div className="section__head">
          <h2 ref={headingRef} tabIndex={-1}>
            {title}
          </h2>
          <output className="muted">{count}</output>
        </div>
        {children}
      </section>
      <aside className={cx(isWide ? `cols cols--2 ${styles.below}` : styles.side)}>
        <AnnonceDialog entete={entete} cible={cible} />
        <ExportsMenu entete={entete} />
      </aside>
    </div>
  </>
)
