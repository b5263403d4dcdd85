import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useNavigate } from 'react-router'
import { logout } from './session.ts'

/** Ends the session and opens the login page. */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate()
  return () => {
    logout()
    void navigate(pathTo('/connexion'))
  }
}
