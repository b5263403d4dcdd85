import type { RouteDefinition } from '#kit/route.ts'
import { accueilRoutes } from '#modules/accueil/accueil.routes.tsx'
import { adhesionsRoutes } from '#modules/adhesions/adhesions.routes.tsx'
import { faqRoutes } from '#modules/faq/faq.routes.tsx'
import { sessionRoutes } from '#modules/session/session.routes.tsx'

/** The screens of every module, one line each. */
export const routes: readonly RouteDefinition[] = [
  ...accueilRoutes,
  ...adhesionsRoutes,
  ...faqRoutes,
  ...sessionRoutes,
]
