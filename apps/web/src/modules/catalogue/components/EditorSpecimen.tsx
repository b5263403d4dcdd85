import { Suspense, useState } from 'react'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const RichTextEditor = lazyWithRetry(() => import('#ui/RichTextEditor.tsx'), 'RichTextEditor')

type EditorSpecimenProps = {
  readonly label: string
  readonly defaultValue?: string
  readonly error?: string
}

/** The editor, loaded lazily. */
export const EditorSpecimen = ({ defaultValue = '', ...rest }: EditorSpecimenProps) => {
  const [value, setValue] = useState(defaultValue)
  return (
    <Suspense
      fallback={
        <Loading status="Chargement de l’éditeur…">
          <Skeleton height="230px" />
        </Loading>
      }
    >
      <RichTextEditor {...rest} value={value} onChange={setValue} maxLength={4000} />
    </Suspense>
  )
}
