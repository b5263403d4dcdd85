import { Suspense, type ComponentProps } from 'react'
import { Loading } from '#ui/Loading.tsx'
import type { RichTextEditor } from '#ui/RichTextEditor.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lazyWithRetry } from './lazy-with-retry.ts'

// Heavier than all the rest of a screen: it comes when a form that writes is opened.
const LazyEditor = lazyWithRetry(() => import('#ui/RichTextEditor.tsx'), 'RichTextEditor')

/** The field of a rich text in a form: `<RichTextField {...form.controlled('reponse')} />`. */
export const RichTextField = (props: ComponentProps<typeof RichTextEditor>) => (
  <Suspense
    fallback={
      <Loading status="Chargement de l’éditeur…">
        <Skeleton height="17.25rem" />
      </Loading>
    }
  >
    <LazyEditor {...props} />
  </Suspense>
)
