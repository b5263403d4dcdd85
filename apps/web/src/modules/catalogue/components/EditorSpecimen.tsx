import { Suspense, useState } from 'react'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { Pictures } from '#ui/FigureDialog.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Mentions } from '#ui/use-mention-picker.ts'

const RichTextEditor = lazyWithRetry(() => import('#ui/RichTextEditor.tsx'), 'RichTextEditor')

type EditorSpecimenProps = {
  readonly label: string
  readonly defaultValue?: string
  readonly error?: string
  readonly isCompact?: boolean
  readonly placeholder?: string
  readonly mentions?: Mentions
  readonly pictures?: Pictures
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

const MEMBRES = [
  { id: '019a0000-0000-7000-8000-0000000000a1', label: 'Maëlle Le Goff', detail: 'Menuisière · Douarnenez' },
  { id: '019a0000-0000-7000-8000-0000000000a2', label: 'Soizic Guéguen', detail: 'Ostréicultrice' },
]

/** One line that grows, with mentions: type « @ » and the beginning of a name. */
export const MentionSpecimen = () => {
  const [words, setWords] = useState<string>()
  const options = MEMBRES.filter(({ label }) => label.toLowerCase().startsWith(words?.toLowerCase() ?? '@'))
  return (
    <EditorSpecimen
      label="Ton commentaire"
      placeholder="Ton commentaire"
      isCompact
      mentions={{
        label: 'Membres à mentionner',
        options,
        status: words === undefined ? '' : `${options.length} sur ${MEMBRES.length}`,
        onQuery: setWords,
      }}
    />
  )
}

const PICTURES: Pictures = {
  srcOf: () => '/images/paysages/vignoble.svg',
  send: async () => ({ refusal: 'Le catalogue ne garde pas d’image.' }),
  altMax: 250,
  captionMax: 250,
}

/** The editor of an article: quotes, callouts and pictures too. */
export const ArticleSpecimen = () => (
  <EditorSpecimen
    label="Texte de l’article"
    pictures={PICTURES}
    defaultValue='<h3>Se décider</h3><blockquote><p>Il fallait surtout connaître les gens.</p><cite>Camille Perrot</cite></blockquote><aside><p>Les délais changent d’un scrutin à l’autre.</p></aside><figure data-media="019a0000-0000-7000-8000-0000000000f1"><img alt="Des vignes"><figcaption>Saillans</figcaption></figure><p>La suite.</p>'
  />
)
