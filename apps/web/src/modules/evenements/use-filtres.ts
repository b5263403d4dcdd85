import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { liste } from './liste.ts'

/** How the list is narrowed now, and how that changes; back to the first page each time. */
export const useFiltres = () => {
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const show = (filtres: FiltresEvenements, { replace = false } = {}) => {
    void navigate(liste.href(undefined, filtres), { replace, preventScrollReset: true })
  }
  return { filtres: liste.read(searchParams), show }
}
