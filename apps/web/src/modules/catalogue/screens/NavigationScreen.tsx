import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ActiveFilters } from '#ui/ActiveFilters.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { ChipFilter } from '#ui/ChipFilter.tsx'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import { Count } from '#ui/Count.tsx'
import { FilterPanel } from '#ui/FilterPanel.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Steps } from '#ui/Steps.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { cataloguePages } from '../catalogue.public.ts'
import { CataloguePage } from '../components/CataloguePage.tsx'
import { Specimen } from '../components/Specimen.tsx'

const HERE = cataloguePages.navigation.path
const PAGES = 9

export const NavigationScreen = () => {
  const [searchParams] = useSearchParams()
  const [filters, setFilters] = useState<readonly string[]>(['atelier'])
  const [search, setSearch] = useState('')
  const page = Number(searchParams.get('page') ?? 1)
  const view = searchParams.get('vue') ?? 'a-venir'
  const hrefOf = (vue: string) => `${HERE}?vue=${vue}`

  return (
    <CataloguePage page="navigation" lede="Se repérer, filtrer, changer de page.">
      <Specimen title="Fil d’Ariane">
        <Breadcrumb
          parents={[
            { to: cataloguePages.jetons.path, label: 'Catalogue' },
            { to: cataloguePages.actions.path, label: 'Actions' },
          ]}
          current="Navigation"
        />
      </Specimen>
      <Specimen title="Étapes">
        <Steps current={2} total={5} />
      </Specimen>
      <Specimen title="Onglets">
        <Tabs
          label="Vues de la fiche"
          current={hrefOf(view)}
          links={[
            { to: hrefOf('a-venir'), label: 'À venir' },
            { to: hrefOf('passes'), label: 'Passés' },
            {
              to: hrefOf('attente'),
              label: (
                <>
                  Attente <Count value="4" label="en attente" />
                </>
              ),
            },
          ]}
        />
      </Specimen>
      <Specimen title="Segment">
        <Segmented
          label="Vues"
          current={hrefOf(view)}
          links={[
            { to: hrefOf('a-venir'), label: 'À venir' },
            { to: hrefOf('passes'), label: 'Passés' },
          ]}
        />
        <Segmented
          block
          label="Façons de pointer"
          current={hrefOf(view)}
          links={[
            { to: hrefOf('a-venir'), label: 'Liste', icon: 'list-checks' },
            { to: hrefOf('passes'), label: 'Scanner', icon: 'qr-code' },
          ]}
        />
      </Specimen>
      <Specimen title="Panneau de filtres">
        <FilterPanel
          label="Filtrer les exemples"
          active={1}
          onFilter={() => undefined}
          onClear={() => undefined}
        >
          <SelectField label="Antenne" defaultValue="cornouaille">
            <option value="">Toutes</option>
            <option value="cornouaille">Cornouaille</option>
          </SelectField>
          <SelectField label="Type" defaultValue="">
            <option value="">Tous</option>
            <option value="atelier">Atelier</option>
          </SelectField>
        </FilterPanel>
      </Specimen>
      <Specimen title="Recherche">
        <SearchField
          label="Rechercher une commune"
          placeholder="Une commune…"
          maxLength={80}
          value={search}
          onChange={setSearch}
        />
        <SearchField
          isInForm
          label="Commune"
          placeholder="Une commune…"
          value={search}
          onChange={setSearch}
        />
      </Specimen>
      <Specimen title="Filtres">
        <ChipFilter
          label="Types d’événements"
          value={filters}
          onChange={setFilters}
          chips={[
            { value: 'atelier', label: 'Atelier' },
            { value: 'webinaire', label: 'Webinaire' },
            { value: 'visite', label: 'Visite' },
          ]}
        />
        <ChipLinks
          label="État des adhésions"
          current={hrefOf(view)}
          links={[
            { to: hrefOf('a-venir'), label: 'Toutes 1 372' },
            { to: hrefOf('passes'), label: 'Actives 1 248' },
            { to: hrefOf('attente'), label: 'Expirées 75' },
          ]}
        />
        <ActiveFilters
          filters={[{ to: hrefOf('a-venir'), label: 'Fin avant le 31/12/2026' }]}
          onRemove={() => {}}
        />
      </Specimen>
      <Specimen title="Pagination">
        <Pagination page={page} pageCount={PAGES} hrefFor={(number) => `${HERE}?page=${number}`} />
        <p className="muted">
          Page {page} sur {PAGES}
        </p>
      </Specimen>
    </CataloguePage>
  )
}
