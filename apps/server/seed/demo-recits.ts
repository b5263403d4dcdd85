import type { ProfilFields } from '#modules/adherentes/adherentes.factory.ts'

/** The profile of a member, with labels instead of ids. */
export type Recit = Omit<ProfilFields, 'compte' | 'territoire'>

/** Detailed profiles, by e-mail address. */
export const RECITS: Readonly<Record<string, Recit>> = {
  'coordinatrice@entrelles.test': {
    profession: 'Ostréicultrice',
    nomEntreprise: 'Les Claires de l’Aven',
    presentation:
      'J’ai repris les parcs de mon père en 2014, après dix ans dans le conseil. Aujourd’hui nous sommes cinq, dont trois femmes sur le ponton, et nous accueillons des classes toute l’année.\n\nCe que je peux partager : reprise d’exploitation, vente directe, dossiers FEAMPA, et l’art de dire non à une grande surface.',
    secteur: 'Agriculture, mer et forêt',
    ambition: 'Transmettre mon entreprise ou mon savoir-faire',
    situations: ['Cheffe d’exploitation agricole', 'Élue locale'],
    attentes: ['Rompre l’isolement', 'Transmettre mon expérience'],
    competences: ['Reprise d’exploitation', 'Vente directe', 'Dossiers de subvention', 'Négociation'],
    recherches: ['Réseaux sociaux'],
    site: 'https://www.claires-de-laven.example',
    linkedin: 'https://www.linkedin.com/in/soizic-gueguen-exemple',
    instagram: 'https://www.instagram.com/claires_de_laven_exemple',
    telephone: '0612345678',
    portees: { telephone: 'antenne', ambition: 'reseau', attentes: 'reseau' },
  },
  'adherente@entrelles.test': {
    profession: 'Photographe',
    nomEntreprise: 'Lumière de Cornouaille',
    presentation:
      'Je photographie les métiers de la mer et celles qui les font. Je cherche des histoires, et un atelier à partager du côté de Quimper.',
    secteur: 'Culture, médias et spectacle',
    ambition: 'Développer mon activité',
    situations: ['Indépendante ou micro-entrepreneuse'],
    attentes: ['Rencontrer des femmes près de chez moi', 'Trouver des clients et des partenaires'],
    competences: ['Photographie', 'Vidéo et montage'],
    recherches: ['Devis et prix', 'Comptabilité'],
    instagram: 'https://www.instagram.com/lumiere_de_cornouaille_exemple',
  },
  'administratrice@entrelles.test': {
    profession: 'Directrice du réseau',
    nomEntreprise: 'Entrelles',
    presentation: 'J’anime l’équipe nationale. Écris-moi si une antenne manque près de chez toi.',
    secteur: 'Économie sociale et solidaire',
    situations: ['Engagée dans une association'],
    competences: ['Gestion associative', 'Recherche de financements'],
  },
  'awa.diallo@entrelles.test': {
    presentation:
      'Je cuisine le Sénégal avec ce qui pousse dans l’Oise. Mariages, séminaires, cantines : je peux aider à fixer un prix qui fait vivre.',
    situations: ['Cheffe d’entreprise'],
    attentes: ['Faire connaître mon activité'],
    ambition: 'Développer mon activité',
    recherches: ['Recrutement'],
    site: 'https://www.teranga-terroir.example',
  },
  'nadia.benali@entrelles.test': {
    presentation:
      'Douze ans que j’accompagne des femmes vers l’emploi entre Die et Crest. Un café, un CV, et on avance.',
    situations: ['Salariée', 'Engagée dans une association'],
    attentes: ['Agir pour l’égalité entre les femmes et les hommes'],
    recherches: ['Prise de parole'],
  },
  'mai.nguyen@entrelles.test': {
    presentation:
      'Je construis en terre crue et en bois du Trièves. Je lis volontiers les plans des autres, surtout avant la signature.',
    situations: ['Indépendante ou micro-entrepreneuse'],
    ambition: 'Prendre des responsabilités',
    recherches: ['Marchés publics'],
    linkedin: 'https://www.linkedin.com/in/mai-nguyen-exemple',
  },
  'samira.haddad@entrelles.test': {
    presentation:
      'J’ai repris la boulangerie du quartier en 2021. Levain naturel, deux apprenties, et des nuits courtes.',
    situations: ['Cheffe d’entreprise'],
    ambition: 'Transmettre mon entreprise ou mon savoir-faire',
    recherches: ['Gestion d’équipe'],
  },
  'eloise.kerjean@entrelles.test': {
    presentation: 'Grès, porcelaine et sel de Douarnenez. Mon four est assez grand pour deux.',
    situations: ['Porteuse de projet'],
    attentes: ['Trouver des conseils concrets'],
    recherches: ['Étude de marché', 'Plan de financement'],
  },
}
