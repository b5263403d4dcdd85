import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '#kit/query-client.ts'
import { RoutesContext } from '#kit/route.ts'
import { routes } from './modules.ts'
import { router } from './router.tsx'

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RoutesContext value={routes}>
      <RouterProvider router={router} />
    </RoutesContext>
  </QueryClientProvider>
)
