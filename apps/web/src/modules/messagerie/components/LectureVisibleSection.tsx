import { useSuspenseQuery } from '@tanstack/react-query'
import { Switch } from '#ui/Switch.tsx'
import { lectureVisibleQuery, useUpdateLectureVisible } from '../messagerie.api.ts'

/** Whether « Vu » is shared: it is reciprocal, so that nobody sees what she does not show. */
export const LectureVisibleSection = () => {
  const { lectureVisible } = useSuspenseQuery(lectureVisibleQuery()).data
  const { mutate, isPending, variables } = useUpdateLectureVisible('C’est enregistré.')
  const isShared = isPending ? variables.body.lectureVisible : lectureVisible
  return (
    <Switch
      checked={isShared}
      onChange={({ target }) => mutate({ body: { lectureVisible: target.checked } })}
      label={'Montrer quand j’ai lu un message («\u00a0Vu\u00a0»)'}
      hint="C’est réciproque&nbsp;: si tu ne le montres pas, tu ne vois pas non plus quand les autres ont lu les tiens."
    />
  )
}
