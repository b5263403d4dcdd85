import { formatName } from '@entrelles/contract/kit/format.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { IntervenantStub } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { INTERVENANTE_A_CONFIRMER } from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import type { CarteIntervenant } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { intervenantQuery } from '../evenements.api.ts'
import { intervenantesOf, liensOf } from '../intervenantes.ts'
import { IntervenanteCard } from './IntervenanteCard.tsx'
import { IntervenanteDialog } from './IntervenanteDialog.tsx'
import styles from './IntervenantesSection.module.css'

/** A speaker without consent has no card. */
const isConfirmee = ({ prenom }: IntervenantStub): boolean => prenom !== INTERVENANTE_A_CONFIRMER

type FicheProps = {
  readonly intervenant: IntervenantStub
  readonly carte: CarteIntervenant | undefined
  readonly onRead: () => void
}

const Fiche = ({ intervenant, carte, onRead }: FicheProps) => (
  <IntervenanteCard
    intervenante={{
      nom: formatName(intervenant),
      photo: carte?.photo ? miniatureDe(carte.photo) : null,
      profession: carte?.profession ?? null,
      entreprise: carte?.entreprise ?? null,
      liens: carte ? liensOf({ ...carte, site: carte.siteWeb }) : [],
    }}
  >
    {carte && (
      <Button size="sm" onClick={onRead}>
        Lire sa présentation<span className="sr-only">&nbsp;: {intervenant.prenom}</span>
      </Button>
    )}
  </IntervenanteCard>
)

type IntervenantesFrameProps = { readonly nombre: number; readonly children: ReactNode }

/** The cards of the speakers under their heading; nothing without speakers. */
export const IntervenantesFrame = ({ nombre, children }: IntervenantesFrameProps) =>
  nombre > 0 && (
    <section className="section">
      <div className="section__head">
        <h2>{nombre > 1 ? 'Intervenantes' : 'Intervenante'}</h2>
      </div>
      <div className={styles.list}>{children}</div>
    </section>
  )

/** Speakers: those typed in the event, then the records. */
export const IntervenantesSection = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const [shown, setShown] = useState<IntervenantStub>()
  const plates = intervenantesOf(evenement)
  const { intervenants } = evenement
  const cartes = useSuspenseQueries({
    queries: intervenants.filter(isConfirmee).map(({ id }) => intervenantQuery(id)),
  }).map(({ data }) => data)
  return (
    <>
      <IntervenantesFrame nombre={plates.length + intervenants.length}>
        {plates.map((intervenante) => (
          <IntervenanteCard key={intervenante.nom} intervenante={intervenante} />
        ))}
        {intervenants.map((intervenant) => (
          <Fiche
            key={intervenant.id}
            intervenant={intervenant}
            carte={cartes.find(({ id }) => id === intervenant.id)}
            onRead={() => setShown(intervenant)}
          />
        ))}
      </IntervenantesFrame>
      {shown && (
        <IntervenanteDialog
          intervenant={shown}
          evenementId={evenement.id}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
