import { cheminMessage } from '@entrelles/contract/modules/messagerie/messagerie.chemins.ts'
import { EDITION_MINUTES } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { MessageEditionForm } from '../components/MessageEditionForm.tsx'
import { messageQuery } from '../messagerie.api.ts'

/** Edits one's own message on its own page (R2.1-15). */
export const MessageEditionScreen = () => {
  const { messageId = '' } = useParams()
  const { data: message } = useSuspenseQuery(messageQuery(messageId))
  const navigate = useNavigate()
  // What she has typed stays when the time ends meanwhile: the answer tells her.
  const [wasEditable] = useState(message.droits.modifier)
  const retour = cheminMessage(message.discussionId, message.id)
  return (
    <>
      <PageHead
        title="Modifier ton message"
        lede={`Un message se modifie pendant ${EDITION_MINUTES}\u00a0minutes. Les autres voient qu’il a changé.`}
      />
      {wasEditable ? (
        <Card>
          <MessageEditionForm message={message} onDone={() => void navigate(retour)} />
        </Card>
      ) : (
        <EmptyState
          title="Ce message ne se modifie plus"
          actions={<ButtonLink to={retour}>Retour à la discussion</ButtonLink>}
        >
          {message.statut === 'supprime'
            ? messagerieErrors.message_supprime().message
            : messagerieErrors.edition_terminee().message}
        </EmptyState>
      )}
    </>
  )
}
