import { useQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { useEspace } from '#kit/back-offices.ts'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { FilterForm } from '#kit/list/FilterForm.tsx'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useMedia } from '#kit/media.ts'
import { useNamedPage } from '#kit/page-name.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { creationHref } from '../adresses.ts'
import {
  choixTerritoiresQuery,
  intervenantBoQuery,
  intervenantsQuery,
  resumeIntervenantsQuery,
  themesQuery,
} from '../bo-intervenants.api.ts'
import { nomOf } from '../choix.ts'
import { liste } from '../liste.ts'
import { IntervenantSheet } from './IntervenantSheet.tsx'
import { IntervenantsList } from './IntervenantsList.tsx'
import styles from './IntervenantsPage.module.css'

const SheetSkeleton = () => (
  <Loading status="Chargement de sa fiche…">
    <Skeleton height="36rem" />
  </Loading>
)

type IntervenantsPageProps = {
  /** Id in the URL. */
  readonly id?: string
}

/** The list of records beside one of them: on wide screens the first one by default. A small screen shows either. */
export const IntervenantsPage = ({ id }: IntervenantsPageProps) => {
  const espace = useEspace()
  const view = useList(liste, { espace })
  const counts = useQuery(resumeIntervenantsQuery())
  const { filters, page } = view
  // Same breakpoint as IntervenantsPage.module.css: beside the left menu, a narrower window has no room for both.
  const isWide = useMedia('(min-width: 1280px)')
  const { data: first } = useQuery({ ...intervenantsQuery(filters, page), enabled: id === undefined })
  const themes = (useQuery(themesQuery()).data ?? []).map(({ id: value, libelle }) => ({
    id: value,
    nom: libelle,
  }))
  const territoires = useQuery(choixTerritoiresQuery()).data ?? []
  const { data: named } = useQuery({ ...intervenantBoQuery(id ?? ''), enabled: id !== undefined })
  useNamedPage(named ? nomOf(named) : '')
  const shown = id ?? (isWide ? first?.intervenants[0]?.id : undefined)
  const isListed = id === undefined || isWide
  return (
    <>
      {!isListed && (
        <Breadcrumb parents={[{ to: view.hrefOfPage(page), label: 'Toutes les intervenantes' }]} />
      )}
      <PageHead
        title={isListed ? 'Intervenantes' : 'Intervenante'}
        actions={
          isListed && (
            <ButtonLink variant="primary" to={creationHref(espace)}>
              <Icon name="plus-bold" size="sm" />
              Ajouter une intervenante
            </ButtonLink>
          )
        }
      />
      {isListed && (
        <>
          <CountedTabs label="Filtrer par état" view={view} counts={counts} />
          <FilterForm
            label="Filtrer les intervenantes"
            view={view}
            search={{
              label: 'Chercher une intervenante',
              placeholder: 'Nom, structure ou profession',
              maxLength: 100,
            }}
          >
            {(fieldOf) => (
              <>
                <FilterSelect label="Thématique" all="Toutes" options={themes} {...fieldOf('thematique')} />
                <FilterSelect label="Antenne" all="Toutes" options={territoires} {...fieldOf('territoire')} />
              </>
            )}
          </FilterForm>
        </>
      )}
      <div className={`cols ${styles.duo}`}>
        {isListed && (
          <Boundary loading={<ListSkeleton status="Chargement des intervenantes…" />}>
            <IntervenantsList espace={espace} shown={shown} />
          </Boundary>
        )}
        {shown !== undefined && (
          <Boundary key={shown} loading={<SheetSkeleton />}>
            <IntervenantSheet espace={espace} id={shown} />
          </Boundary>
        )}
      </div>
    </>
  )
}
