import { Outlet } from 'react-router'
import { Shell } from './Shell.tsx'

export const MemberLayout = () => (
  <Shell>
    <Outlet />
  </Shell>
)
