import {
  isRepetable,
  isTermine,
  SUITES,
  SUITES_OUVERTES,
} from '@entrelles/contract/modules/evenements/apres.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { useEspace } from '#kit/back-offices.ts'
import { useNamedPage } from '#kit/page-name.ts'
import { useNow } from '#kit/use-now.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Tag } from '#ui/Tag.tsx'
import { cheminOf, editionHref } from '../adresses.ts'
import { evenementBoQuery } from '../bo-evenements.api.ts'
import { ActeDialog } from '../components/ActeDialog.tsx'
import { EvenementForm } from '../components/EvenementForm.tsx'
import { EvenementMenu } from '../components/EvenementMenu.tsx'
import { SerieDates } from '../components/SerieDates.tsx'
import { SerieDialog } from '../components/SerieDialog.tsx'
import { SuitesDialog } from '../components/SuitesDialog.tsx'
import { quiOf, type Demande } from '../demande.ts'
import { statutOf } from '../mots.ts'
import { useEvenementForm } from '../use-evenement-form.ts'
import styles from './BoEditionEvenementScreen.module.css'

const Avis = ({ evenement }: { readonly evenement: DetailEvenementBo }) => {
  const { isDraft, isAnnule, nbInscrites, nbEnAttente, nbProposees } = evenement
  const qui = quiOf({ ...evenement, nbInscrites, nbEnAttente: nbEnAttente + nbProposees })
  if (isDraft) return null
  if (isAnnule)
    return (
      <Callout tone="warning" className={styles.avis}>
        Cet événement est annulé. Les membres le voient encore, sans pouvoir s’y inscrire.
      </Callout>
    )
  return (
    qui !== '' && (
      <Callout className={styles.avis}>
        {qui}&nbsp;: un changement de date ou de lieu leur est annoncé par e-mail, une seule fois.
      </Callout>
    )
  )
}

const Edition = ({ initial }: { readonly initial: DetailEvenementBo }) => {
  const espace = useEspace()
  const navigate = useNavigate()
  const { form, evenement = initial, keep, etat, unsaved } = useEvenementForm(initial, () => undefined)
  const [demande, setDemande] = useState<Demande>()
  const now = useNow()
  const [searchParams] = useSearchParams()
  const [ouvert, setOuvert] = useState<'serie' | 'suites' | undefined>(() =>
    searchParams.has(SUITES_OUVERTES) && isTermine(initial, now) ? 'suites' : undefined,
  )
  const close = () => setOuvert(undefined)
  const { titre, dateHeureDebut } = evenement
  useNamedPage(titre)
  const { nom: statut, ...look } = statutOf(evenement)
  const done = (after: DetailEvenementBo | undefined) => {
    setDemande(undefined)
    if (after === undefined) void navigate(cheminOf(espace))
    else if (after.id === evenement.id) keep(after)
    else void navigate(editionHref(espace, after.id))
  }
  return (
    <>
      <Breadcrumb parents={[{ to: cheminOf(espace), label: 'Événements' }]} />
      <PageHead
        title={`Modifier l’événement — ${titre}`}
        lede={<Tag {...look}>{statut}</Tag>}
        actions={
          <EvenementMenu
            espace={espace}
            evenement={evenement}
            onAsk={setDemande}
            isPage
            more={[
              ...(isRepetable(evenement, now)
                ? [{ label: 'Répéter', icon: 'calendar-plus', onAction: () => setOuvert('serie') } as const]
                : []),
              ...(isTermine(evenement, now)
                ? [
                    {
                      label: SUITES,
                      icon: 'monitor-play',
                      onAction: () => setOuvert('suites'),
                    } as const,
                  ]
                : []),
            ]}
          />
        }
      />
      <Avis evenement={evenement} />
      {/* Uses the refetched data; the form keeps its initial values. */}
      <SerieDates evenement={evenement} serie={initial.serie} />
      <EvenementForm
        form={form}
        evenement={evenement}
        etat={etat}
        actions={
          evenement.isDraft && (
            <Button variant="danger" onClick={() => setDemande({ acte: 'supprimer', evenement })}>
              Supprimer
            </Button>
          )
        }
      />
      {/* A deleted event has nothing left to save. */}
      {demande?.acte !== 'supprimer' && <UnsavedChanges {...unsaved} />}
      {demande && <ActeDialog demande={demande} onClose={() => setDemande(undefined)} onDone={done} />}
      {ouvert === 'serie' && dateHeureDebut !== null && (
        <SerieDialog
          evenement={{ ...evenement, dateHeureDebut }}
          isUnsaved={unsaved.isUnsaved}
          onClose={close}
        />
      )}
      {ouvert === 'suites' && (
        <SuitesDialog
          evenement={evenement}
          onClose={close}
          onDone={(after) => {
            keep({ ...evenement, ...after })
            close()
          }}
        />
      )}
    </>
  )
}

export const BoEditionEvenementScreen = () => {
  const { id = '' } = useParams()
  const { data } = useSuspenseQuery(evenementBoQuery(id))
  return <Edition key={data.id} initial={data} />
}
