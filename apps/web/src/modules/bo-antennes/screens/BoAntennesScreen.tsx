import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useTypedTerms } from '#kit/search-terms.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { AntennesTable } from '../components/AntennesTable.tsx'
import { AntennesTableSkeleton } from '../components/AntennesTableSkeleton.tsx'
import { filtresBoOf, searchOf } from '../filtres.ts'
import styles from './BoAntennesScreen.module.css'

export const BoAntennesScreen = () => {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const filtres = filtresBoOf(useParams(), searchParams)
  const { text, setText } = useTypedTerms(filtres.termes, (termes) => {
    // The same address with other words: another one would be another page, and take the field away.
    const { pathname } = window.location
    const to = { pathname: pathname.replace(/\/page\/[^/]+/, '/page/1'), search: searchOf(termes) }
    void navigate(to, { replace: true, preventScrollReset: true })
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
      <Boundary loading={<AntennesTableSkeleton />}>
        <AntennesTable filtres={filtres} />
      </Boundary>
    </>
  )
}
