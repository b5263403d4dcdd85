import type { FiltresAnnuaire } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { searchNow } from '#kit/address.ts'
import { filtresOf, hrefOf } from './filtres.ts'

/** How the directory is narrowed now, and how that changes; back to the first page each time. */
export const useAnnuaire = () => {
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const filtres = filtresOf(searchParams)
  const change = (changes: FiltresAnnuaire, { replace = false } = {}) => {
    void navigate(hrefOf({ ...filtresOf(searchNow()), ...changes }), { replace, preventScrollReset: true })
  }
  const clear = () => {
    void navigate(hrefOf({ termes: filtresOf(searchNow()).termes }), { preventScrollReset: true })
  }
  return { filtres, change, clear }
}
