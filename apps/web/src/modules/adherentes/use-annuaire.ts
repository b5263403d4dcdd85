import type { FiltresAnnuaire } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { searchNow } from '#kit/address.ts'
import { liste } from './liste.ts'

/** How the directory is narrowed now, and how that changes; back to the first page each time. */
export const useAnnuaire = () => {
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const filtres = liste.read(searchParams)
  const change = (changes: FiltresAnnuaire, { replace = false } = {}) => {
    void navigate(liste.href(undefined, { ...liste.read(searchNow()), ...changes }), {
      replace,
      preventScrollReset: true,
    })
  }
  const clear = () => {
    void navigate(liste.href(undefined, { termes: liste.read(searchNow()).termes }), {
      preventScrollReset: true,
    })
  }
  return { filtres, change, clear }
}
