import '#ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { loadWithRetry } from '#kit/lazy-with-retry.ts'
import { report, startReporting } from '#kit/reporting.ts'
import { PageFailure } from './PageFailure.tsx'
import { isVisitor, showVisitor } from './visitor.tsx'

startReporting()

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
const root = createRoot(container)

/** The application itself: router, routes, session, query cache. */
const loadApp = () => loadWithRetry(() => import('./App.tsx'))

if (isVisitor()) showVisitor({ root, container, loadApp })
else {
  loadApp().then(
    ({ showApp }) => showApp(root),
    (error: unknown) => {
      report(error)
      root.render(<PageFailure error={error} />)
    },
  )
}
