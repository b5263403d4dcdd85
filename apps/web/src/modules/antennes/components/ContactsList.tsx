import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { Card } from '#ui/Card.tsx'
import { ELSEWHERE } from '#ui/elsewhere.ts'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons.ts'
import sideStyles from './AntenneAside.module.css'
import styles from './ContactsList.module.css'

type Contact = { readonly nom: string; readonly href: string; readonly icon: IconName }

const contactsOf = ({
  emailContact,
  facebook,
  instagram,
  linkedin,
}: DetailTerritoire): readonly Contact[] => [
  ...(emailContact
    ? [{ nom: emailContact, href: `mailto:${emailContact}`, icon: 'envelope-simple-fill' as const }]
    : []),
  ...(facebook ? [{ nom: 'Facebook', href: facebook, icon: 'facebook-logo' as const }] : []),
  ...(instagram ? [{ nom: 'Instagram', href: instagram, icon: 'instagram-logo' as const }] : []),
  ...(linkedin ? [{ nom: 'LinkedIn', href: linkedin, icon: 'linkedin-logo' as const }] : []),
]

/** Contacts of a branch; nothing when it has none. */
export const ContactsList = ({ antenne }: { readonly antenne: DetailTerritoire }) => {
  const contacts = contactsOf(antenne)
  if (contacts.length === 0) return null
  return (
    <Card as="section" aria-labelledby="contacts">
      <h2 id="contacts" className={sideStyles.title}>
        La joindre
      </h2>
      <ul>
        {contacts.map(({ nom, href, icon }) => (
          <li key={nom}>
            <a href={href} className={styles.link} {...(!href.startsWith('mailto:') && ELSEWHERE)}>
              <Icon name={icon} />
              {nom}
              {!href.startsWith('mailto:') && <span className="sr-only"> (nouvelle fenêtre)</span>}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
