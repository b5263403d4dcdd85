import type { Banniere } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { BanniereCard } from '#modules/bannieres/components/BanniereCard.tsx'
import styles from './BannierePreview.module.css'

type Typed = Omit<Banniere, 'id'>

const MISSING: Typed = {
  texteLigne1: 'La première ligne',
  texteLigne2: 'La seconde ligne viendra ici.',
  texteBouton: 'Le bouton',
  lienBouton: '/',
}

const orMissing = (typed: Typed, name: keyof Typed): string => typed[name].trim() || MISSING[name]

/** The banner as members will see it. Inert: it repeats the fields, and its buttons lead nowhere. */
export const BannierePreview = ({ typed }: { readonly typed: Typed }) => (
  <figure className={styles.preview}>
    <figcaption className={styles.caption}>Aperçu</figcaption>
    <div inert>
      <BanniereCard
        banniere={{
          texteLigne1: orMissing(typed, 'texteLigne1'),
          texteLigne2: orMissing(typed, 'texteLigne2'),
          texteBouton: orMissing(typed, 'texteBouton'),
          lienBouton: orMissing(typed, 'lienBouton'),
        }}
      />
    </div>
  </figure>
)
