import { Boundary } from '#kit/Boundary.tsx'
import type { RouteDefinition } from '#kit/route.ts'
import { SoonScreen } from '#kit/SoonScreen.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** A screen of its own: the next one starts with its skeletons, and not with the previous screen. */
export const RouteScreen = ({ route: { path, title, screen: Screen } }: { route: RouteDefinition }) => (
  <Boundary key={path} isPage loading={<ScreenSkeleton />}>
    {Screen ? <Screen /> : <SoonScreen title={title} />}
  </Boundary>
)
