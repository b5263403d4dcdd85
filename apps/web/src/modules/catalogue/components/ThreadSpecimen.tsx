import { DeletedMessage, Message, MessageTool, MessageTools } from '#ui/Message.tsx'
import { Tag } from '#ui/Tag.tsx'
import { Thread } from '#ui/Thread.tsx'

const mot = (
  id: string,
  nom: string,
  texte: string,
  statut: 'publie' | 'masque' | 'supprime' = 'publie',
) => ({ id, nom, texte, statut })

const threads = [
  {
    message: mot('fil-1', 'Soizic Guéguen', 'Quelqu’une a une remorque à prêter samedi ?'),
    replies: [
      mot('fil-2', 'Claire Martin', 'Oui, la mienne est libre.'),
      mot('fil-3', 'Ancienne membre', 'Demande à la mairie.', 'masque'),
    ],
  },
  { message: mot('fil-4', 'Ancienne membre', '', 'supprime'), replies: [] },
]

export const ThreadSpecimen = () => (
  <Thread threads={threads} repliesLabel={({ nom }) => `Réponses à ${nom}`}>
    {({ id, nom, texte, statut }) =>
      statut === 'supprime' ? (
        <DeletedMessage id={id}>Commentaire supprimé.</DeletedMessage>
      ) : (
        <Message
          id={id}
          name={nom}
          photo={null}
          to={nom === 'Ancienne membre' ? undefined : '/catalogue/contenus'}
          time={<time>il y a 2 h</time>}
          tags={statut === 'masque' && <Tag tone="warning">Masqué</Tag>}
          isOwn={nom === 'Claire Martin'}
          tools={
            <MessageTools>
              <MessageTool onClick={() => undefined}>
                Répondre<span className="sr-only"> à {nom}</span>
              </MessageTool>
            </MessageTools>
          }
        >
          <p>{texte}</p>
        </Message>
      )
    }
  </Thread>
)
