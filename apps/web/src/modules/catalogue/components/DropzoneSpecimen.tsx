import { Suspense, useRef, useState } from 'react'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { Button } from '#ui/Button.tsx'
import { Dropzone } from '#ui/Dropzone.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const Cropper = lazyWithRetry(() => import('#ui/Cropper.tsx'), 'Cropper')
const nothing = () => undefined

type DropzoneSpecimenProps = {
  readonly label: string
  readonly proportions?: number
  readonly current?: string
  readonly error?: string
}

/** A picture field without upload. */
export const DropzoneSpecimen = ({ proportions = 1, ...rest }: DropzoneSpecimenProps) => (
  <Dropzone
    {...rest}
    hint="jpg ou png uniquement, 10 Mo au plus."
    proportions={proportions}
    cropper={Cropper}
    check={nothing}
    onFile={async () => true}
    onRemove={nothing}
  />
)

/** Submitting the form confirms the current crop. */
export const DropzoneFormSpecimen = () => {
  const taken = useRef('aucune image')
  const [sent, setSent] = useState('')
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(`Enregistré avec ${taken.current}.`)
      }}
    >
      <Dropzone
        label="Image d’un formulaire"
        proportions={1}
        cropper={Cropper}
        check={nothing}
        onFile={async ({ name }) => {
          taken.current = name
          return true
        }}
      />
      <Button type="submit">Enregistrer</Button>
      <output>{sent}</output>
    </form>
  )
}

/** The cropper with an existing picture. */
export const CropperSpecimen = () => (
  <Suspense
    fallback={
      <Loading status="Chargement du cadrage…">
        <Skeleton height="264px" />
      </Loading>
    }
  >
    <Cropper src="/images/portraits/maelle.svg" proportions={1} onCrop={nothing} onUnreadable={nothing} />
  </Suspense>
)
