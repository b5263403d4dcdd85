import { useSearchParams } from 'react-router'
import { pageOf } from './address.ts'

/** The page that the address asks for; anything that is not one is the first (R2.1-25). */
export const usePage = (): number => {
  const [searchParams] = useSearchParams()
  return pageOf(searchParams.get('page'))
}
