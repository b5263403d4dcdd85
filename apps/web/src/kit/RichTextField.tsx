import { Suspense, type ComponentProps } from 'react'
import { Loading } from '#ui/Loading.tsx'
import type { RichTextEditor } from '#ui/RichTextEditor.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lazyWithRetry } from './lazy-with-retry.ts'

// The editor is heavier than the rest of the screen: its chunk loads only when a form needs it.
const LazyEditor = lazyWithRetry(() => import('#ui/RichTextEditor.tsx'), 'RichTextEditor')

/** Rich text field of a form: `<RichTextField {...form.controlled('reponse')} />`. */
export const RichTextField = (props: ComponentProps<typeof RichTextEditor>) => (
  <Suspense
    fallback={
      <Loading status="Chargement de l’éditeur…">
        <Skeleton height={props.isCompact ? '3.375rem' : '17.25rem'} />
      </Loading>
    }
  >
    <LazyEditor {...props} />
  </Suspense>
)
