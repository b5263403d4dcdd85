import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The token of an emailed link, removed from the URL and the history at once; empty when there is none. */
export const useUrlToken = (): string => {
  const [searchParams] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => searchParams.get('token') ?? '')
  const clean = useEffectEvent(() => {
    if (searchParams.has('token')) void navigate(pathname, { replace: true })
  })
  useEffect(() => clean(), [])
  return token
}
