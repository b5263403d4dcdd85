import { TYPES_PUBLICATION } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { EpingleDialog } from '#modules/actus/components/EpingleDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Demande } from '../acts.ts'
import { choixTerritoiresQuery } from '../bo-actus.api.ts'
import { ActuDialog } from '../components/ActuDialog.tsx'
import { ActusList } from '../components/ActusList.tsx'
import { BientotSection } from '../components/BientotSection.tsx'
import { CalendrierCard } from '../components/CalendrierCard.tsx'
import { EpingleesCard } from '../components/EpingleesCard.tsx'
import { SuppressionDialog } from '../components/SuppressionDialog.tsx'
import { liste } from '../liste.ts'
import styles from './BoActusScreen.module.css'

const MargeSkeleton = () => (
  <Loading status="Chargement du calendrier…">
    <Skeleton height="30rem" />
  </Loading>
)

const TYPES = (['actualite', 'annonce'] as const).map((id) => ({ id, nom: TYPES_PUBLICATION[id] }))

type DemandeDialogProps = {
  readonly demande: Demande
  readonly onAsk: (demande: Demande | undefined) => void
  readonly onDone: () => void
}

const DemandeDialog = ({ demande, onAsk, onDone }: DemandeDialogProps) => {
  const onClose = () => onAsk(undefined)
  switch (demande.acte) {
    case 'ecrire':
    case 'modifier':
      return (
        <ActuDialog
          id={'id' in demande ? demande.id : undefined}
          onClose={onClose}
          onDone={({ id, statut }, epingler) => {
            onDone()
            onAsk(epingler && statut === 'publiee' ? { acte: 'epingler', id } : undefined)
          }}
        />
      )
    case 'epingler':
      return <EpingleDialog publication={demande} onClose={onClose} />
    case 'supprimer':
      return <SuppressionDialog actu={demande.actu} onDone={onDone} onClose={onClose} />
  }
}

export const BoActusScreen = () => {
  const view = useList(liste, undefined)
  const { data: antennes = [] } = useQuery(choixTerritoiresQuery())
  const [demande, onAsk] = useState<Demande>()
  const { target: heading, onDone } = useFocusOnDone<HTMLHeadingElement>(demande !== undefined)
  return (
    <>
      <PageHead
        title="Actus"
        actions={
          <Button variant="primary" onClick={() => onAsk({ acte: 'ecrire' })}>
            <Icon name="plus-bold" size="sm" />
            Écrire une actu
          </Button>
        }
      />
      <CountedTabs label="Filtrer par état" view={view} />
      <FilterForm label="Filtrer les actus" view={view}>
        {(fieldOf) => (
          <>
            <FilterSelect label="Type" all="Tous" options={TYPES} {...fieldOf('type')} />
            <FilterSelect label="Antenne" all="Toutes" options={antennes} {...fieldOf('territoire')} />
          </>
        )}
      </FilterForm>
      <div className={styles.duo}>
        <div>
          <Boundary loading={<ListSkeleton status="Chargement des actus…" />}>
            <ActusList heading={heading} onAsk={onAsk} />
            {view.filters.statut === 'publiee' && !view.isNarrowed && <BientotSection onAsk={onAsk} />}
          </Boundary>
        </div>
        <aside className={styles.aside} aria-label="Programmées et épinglées">
          <Boundary loading={<MargeSkeleton />}>
            <CalendrierCard onAsk={onAsk} />
            <EpingleesCard />
          </Boundary>
        </aside>
      </div>
      {demande && <DemandeDialog demande={demande} onAsk={onAsk} onDone={onDone} />}
    </>
  )
}
