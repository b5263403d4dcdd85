import '#ui/styles/index.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startReporting } from '#kit/reporting.ts'
import { App } from './App.tsx'

startReporting()

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
const root = createRoot(container)
// A transition renders in slices, so that the first render does not block a phone for longer than a frame.
startTransition(() => {
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
})
