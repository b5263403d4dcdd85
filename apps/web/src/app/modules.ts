import type { RouteDefinition } from '#kit/route.ts'
import { accueilRoutes } from '#modules/accueil/accueil.routes.tsx'
import { adhesionsRoutes } from '#modules/adhesions/adhesions.routes.tsx'
import { faqRoutes } from '#modules/faq/faq.routes.tsx'
import { sessionRoutes } from '#modules/session/session.routes.tsx'

type WebModule = { readonly name: string; readonly routes: readonly RouteDefinition[] }

/** The modules of the application, one line each. */
export const modules: readonly WebModule[] = [
  { name: 'accueil', routes: accueilRoutes },
  { name: 'adhesions', routes: adhesionsRoutes },
  { name: 'faq', routes: faqRoutes },
  { name: 'session', routes: sessionRoutes },
]

export const routes = modules.flatMap((module) => module.routes)
