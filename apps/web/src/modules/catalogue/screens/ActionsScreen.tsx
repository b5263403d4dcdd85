import { useState } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { Link } from '#ui/Link.tsx'
import { Menu } from '#ui/Menu.tsx'
import { SaveBar } from '#ui/SaveBar.tsx'
import { CataloguePage } from '../components/CataloguePage.tsx'
import { Specimen } from '../components/Specimen.tsx'
import { cataloguePages } from '../catalogue.public.ts'

const HERE = cataloguePages.actions.path

export const ActionsScreen = () => {
  const [isFavourite, setIsFavourite] = useState(true)
  const [chosen, setChosen] = useState('')
  const entries = [
    [
      { label: 'Jetons', icon: 'compass', to: cataloguePages.jetons.path },
      { label: 'Champs', icon: 'gear-six', to: cataloguePages.champs.path },
      { label: 'Retours', icon: 'calendar-check', to: cataloguePages.retours.path },
    ],
    [{ label: 'Me déconnecter', icon: 'sign-out', onAction: () => setChosen('Me déconnecter') }],
  ] as const

  return (
    <CataloguePage page="actions" lede="Ce qui fait quelque chose, ce qui mène quelque part.">
      <Specimen title="Boutons">
        <div className="row">
          <Button variant="primary">Je m’inscris</Button>
          <Button>Secondaire</Button>
          <Button variant="quiet">Discret</Button>
          <Button variant="danger">Me désinscrire</Button>
          <Button variant="ink">Encre</Button>
        </div>
        <div className="row">
          <Button variant="primary" busy busyLabel="Envoi…">
            Envoyer
          </Button>
          <Button variant="primary" disabled>
            Indisponible
          </Button>
          <Button disabled>Indisponible</Button>
        </div>
        <div className="row">
          <Button variant="primary" size="sm">
            44 px
          </Button>
          <Button variant="primary">48 px</Button>
          <Button variant="primary" size="lg">
            56 px
          </Button>
          <Button>
            <Icon name="plus-bold" size="sm" />
            Avec une icône
          </Button>
          <ButtonLink to={HERE}>Un lien qui ressemble à un bouton</ButtonLink>
          <ButtonAnchor href="https://example.org">Vers un autre site</ButtonAnchor>
        </div>
        <Button variant="primary" block>
          Pleine largeur
        </Button>
        <Card variant="ink">
          <div className="row">
            <Button variant="primary">Sur encre</Button>
            <Button>Secondaire sur encre</Button>
          </div>
        </Card>
      </Specimen>
      <Specimen title="Fin de formulaire">
        <SaveBar status="Brouillon enregistré à 10 h 42.">
          <Button variant="danger">Supprimer</Button>
          <Button>Enregistrer le brouillon</Button>
          <Button variant="primary">Publier</Button>
        </SaveBar>
      </Specimen>
      <Specimen title="Boutons icônes">
        <div className="row">
          <IconButton icon="magnifying-glass" label="Rechercher" />
          <IconLink icon="chat-circle-dots" label="Messagerie, messages non lus" dot to={HERE} />
          <IconLink icon="bell" label="Notifications" to={HERE} />
          <IconLink icon="bell" label="Notifications : ton adhésion est terminée" disabled to={HERE} />
          <IconButton
            icon={isFavourite ? 'heart-fill' : 'heart'}
            label="Favori"
            aria-pressed={isFavourite}
            onClick={() => setIsFavourite(!isFavourite)}
          />
          <IconButton plain icon="pencil-simple" label="Modifier" />
          <IconButton plain icon="bell" label="Notifications, du nouveau" dot />
          <IconButton plain icon="arrow-up-bold" label="Monter" disabled />
        </div>
      </Specimen>
      <Specimen title="Liens">
        <p>
          Un <Link to={HERE}>lien dans un texte</Link>, et un autre vers{' '}
          <Link to="https://www.helloasso.com">un autre site</Link>.
        </p>
        <div className="row">
          <Link standalone to={HERE}>
            Tout voir
          </Link>
        </div>
      </Specimen>
      <Specimen title="Menus">
        <div className="row">
          <Menu label="Menu de Maëlle" variant="pill" groups={entries}>
            <Avatar name="Maëlle Kermarrec" src="/images/portraits/maelle.svg" size="sm" round />
            <span>Maëlle</span>
            <Icon name="caret-down-bold" size="sm" />
          </Menu>
          <Menu label="Menu" variant="icon" groups={entries}>
            <Icon name="list" />
          </Menu>
          <Menu label="Autres actions" variant="plain" groups={entries}>
            <Icon name="dots-three-vertical-bold" />
          </Menu>
          <Menu label="Plus" groups={entries}>
            Plus
            <Icon name="caret-down-bold" size="sm" />
          </Menu>
        </div>
        <output>{chosen && `Choisi : ${chosen}`}</output>
      </Specimen>
    </CataloguePage>
  )
}
