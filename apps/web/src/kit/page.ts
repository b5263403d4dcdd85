import { useSearchParams } from 'react-router'

/** The page that the address asks for; anything that is not one is the first (R2.1-25). */
export const usePage = (): number => {
  const [searchParams] = useSearchParams()
  return Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
}
