import { MESSAGE_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { messageUpdate } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useEffect } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { avecMessage } from '../fil.ts'
import { changeFils, useUpdateMessage } from '../messagerie.api.ts'

type MessageEditionFormProps = {
  readonly message: Message
  /** Saved or given up. */
  readonly onDone: () => void
}

/** Changes the words of one's own message, in the thread or on its own page. */
export const MessageEditionForm = ({ message, onDone }: MessageEditionFormProps) => {
  const { id, discussionId, contenu } = message
  const { mutateAsync: update } = useUpdateMessage()
  const form = useContractForm(messageUpdate, {
    name: `message/${id}`,
    labels: { contenu: 'Ton message' },
    defaultValues: { contenu },
    onSubmit: async (body) => {
      const changed = await update({ params: { messageId: id }, body })
      changeFils(discussionId, (fil) => avecMessage(fil, changed))
      notify('Le message est modifié.')
      onDone()
    },
  })
  const { id: controlId } = form.controlled('contenu')
  useEffect(() => {
    const field = document.getElementById(controlId)
    field?.focus()
    // With its buttons, which the field of the next message would hide.
    field?.closest('form')?.scrollIntoView({ block: 'nearest' })
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
  }, [controlId])
  return (
    <Form form={form} className="stack">
      <TextArea
        {...form.field('contenu')}
        rows={3}
        maxLength={MESSAGE_MAX}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onDone()
        }}
      />
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          size="sm"
          busy={form.isSubmitting}
          busyLabel="Enregistrement…"
        >
          Enregistrer
        </Button>
        <Button size="sm" onClick={onDone}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}
