import type { CibleAnnonce } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { EnteteParticipations } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { ReactNode, Ref } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { EnvoisSection } from '#modules/bo-envois/bo-envois.public.ts'
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
  /** The count next to the title. */
  readonly count: string
  readonly headingRef: Ref<HTMLHeadingElement>
  /** Default recipients of a message. */
  readonly cible: CibleAnnonce
  /** The table needs the full width: the side column goes below it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Layout of both lists: event, tabs, message and exports. */
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
    {espace === 'administratrice' && current === 'participantes' && (
      <EnvoisSection about={{ evenement: entete.id }} />
    )}
  </>
)
