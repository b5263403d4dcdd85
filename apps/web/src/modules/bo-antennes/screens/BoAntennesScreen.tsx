import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useNavigate } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { hrefWith } from '#kit/list/filters.ts'
import { useList } from '#kit/list/use-list.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { AntennesTable } from '../components/AntennesTable.tsx'
import { liste } from '../liste.ts'
import styles from './BoAntennesScreen.module.css'

export const BoAntennesScreen = () => {
  const navigate = useNavigate()
  const { filters } = useList(liste, undefined)
  const { text, setText } = useTypedTerms(filters.termes ?? '', (termes) => {
    // Keeps the same route: another one would remount the screen and lose the focus of the field.
    const firstPage = window.location.pathname.replace(/\/page\/[^/]+/, '/page/1')
    void navigate(hrefWith(firstPage, { termes }), { replace: true, preventScrollReset: true })
  })
  return (
    <>
      <PageHead
        title="Antennes"
        actions={
          <ButtonLink to={pathTo('/administratrice/antenne/creation')} variant="primary">
            <Icon name="plus-bold" size="sm" />
            Créer une antenne
          </ButtonLink>
        }
      />
      <div className={styles.search}>
        <SearchField
          label="Rechercher une antenne"
          placeholder="Nom ou commune"
          maxLength={100}
          value={text}
          onChange={setText}
        />
      </div>
      <Boundary loading={<ListSkeleton status="Chargement des antennes…" />}>
        <AntennesTable />
      </Boundary>
    </>
  )
}
