import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Outlet, useLocation } from 'react-router'
import { PublicFrame } from './PublicFrame.tsx'

export const PublicLayout = () => (
  <PublicFrame invites={useLocation().pathname === pathTo('/inscription')}>
    <Outlet />
  </PublicFrame>
)
