import type { Profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tag } from '#ui/Tag.tsx'
import { paragraphesOf } from '../profil.ts'
import styles from './Profil.module.css'

type ProfilStoryProps = { readonly profil: Profil; readonly isOwn: boolean }

/** The texts that a member wrote about herself. */
export const ProfilStory = ({ profil, isOwn }: ProfilStoryProps) => {
  const { presentation, ambition, competences, recherches, sollicitable, prenom } = profil
  const isSilent = !presentation && !ambition && competences.length + recherches.length === 0
  if (isSilent) {
    return (
      <EmptyState title={isOwn ? 'Ton profil attend tes mots' : `${prenom} n’a pas encore écrit ici`}>
        {isOwn
          ? 'Deux phrases suffisent pour qu’on ait envie de te connaître.'
          : 'Sa présentation apparaîtra dès qu’elle l’aura rédigée.'}
      </EmptyState>
    )
  }
  return (
    <>
      {presentation && (
        <section className="section">
          <div className="section__head">
            <h2>À propos</h2>
          </div>
          <div className="prose">
            {paragraphesOf(presentation).map((paragraphe) => (
              <p key={paragraphe} className={styles.text}>
                {paragraphe}
              </p>
            ))}
          </div>
        </section>
      )}
      {ambition && (
        <section className="section">
          <div className="section__head">
            <h2>{isOwn ? 'Mon ambition' : 'Son ambition'}</h2>
          </div>
          <p className={styles.quote}>«&nbsp;{ambition}&nbsp;»</p>
        </section>
      )}
      {(competences.length > 0 || recherches.length > 0) && (
        <section className="section">
          <div className="section__head">
            <h2>Coups de pouce</h2>
            {sollicitable && (
              <Tag tone="success" icon="hand-heart-fill">
                On peut {isOwn ? 'me' : 'la'} solliciter
              </Tag>
            )}
          </div>
          {competences.length > 0 && (
            <>
              <h3 className={styles.subtitle}>{isOwn ? 'Je peux aider' : 'Elle peut aider'}</h3>
              <ul className={styles.skills}>
                {competences.map(({ id, libelle }) => (
                  <li key={id}>
                    <Tag tone="sage">{libelle}</Tag>
                  </li>
                ))}
              </ul>
            </>
          )}
          {recherches.length > 0 && (
            <>
              <h3 className={styles.subtitle}>{isOwn ? 'Je cherche' : 'Elle cherche'}</h3>
              <ul className={styles.skills}>
                {recherches.map(({ id, libelle }) => (
                  <li key={id}>
                    <Tag tone="terra">{libelle}</Tag>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </>
  )
}
