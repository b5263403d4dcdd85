/** The FAQ of the demonstration: what members really ask, answered as the association would. */
export const faqDemo = [
  {
    categorie: 'Adhésion',
    questions: [
      {
        question: 'Combien coûte l’adhésion ?',
        reponse:
          'L’adhésion coûte 80 € par an, 60 € pour une coordinatrice et 40 € au tarif réduit.\n\nElle se règle en ligne, par carte, sur la plateforme HelloAsso. Rien ne se renouvelle tout seul : nous t’écrivons avant l’échéance, et c’est toi qui décides.',
        motsCles: ['prix', 'tarif', 'cotisation', 'paiement'],
      },
      {
        question: 'Qui peut bénéficier du tarif réduit ?',
        reponse:
          'Les bénéficiaires de l’une de ces aides :\n\n- le RSA ou le RSO\n- l’AAH\n- l’ASS, l’ASPA ou l’ASV\n- l’ADA, l’ATA ou l’AV\n\nL’ARE n’y donne pas droit. Nous te croyons sur parole : aucun justificatif ne t’est demandé, et l’aide que tu perçois n’est pas enregistrée.',
        motsCles: ['RSA', 'AAH', 'réduction'],
      },
      {
        question: 'Mon adhésion se renouvelle-t-elle toute seule ?',
        reponse:
          'Non. Tu reçois un rappel un mois avant la fin, puis une semaine avant. Si tu ne fais rien, ton accès reste ouvert encore trente jours, le temps de te décider.',
        motsCles: ['renouvellement', 'échéance', 'résilier'],
      },
    ],
  },
  {
    categorie: 'Mon compte',
    questions: [
      {
        question: 'Comment changer d’antenne ?',
        reponse:
          'Ton antenne suit ta commune. Modifie ton code postal dans Mon compte, le rattachement est immédiat.',
        motsCles: ['déménagement', 'territoire', 'adresse'],
      },
      {
        question: 'Je ne reçois pas le lien de connexion',
        reponse:
          'Le lien est valable une heure. Avant d’en demander un autre :\n\n- regarde dans tes courriers indésirables\n- vérifie l’adresse que tu as saisie\n- ajoute notre adresse à tes contacts',
        motsCles: ['spam', 'e-mail', 'mot de passe'],
      },
      {
        question: 'Qui voit mes informations ?',
        reponse:
          'Les membres du réseau voient ton prénom, ton nom, ta commune et ce que tu choisis de montrer de ton activité. Ta date de naissance, ton adresse e-mail et ton tarif ne sont jamais affichés.',
        motsCles: ['confidentialité', 'RGPD', 'données'],
      },
    ],
  },
  {
    categorie: 'Événements',
    questions: [
      {
        question: 'Puis-je inviter une amie à un événement ?',
        reponse:
          'Oui, quand l’inscription se fait par un formulaire externe. Pour les autres, les places sont réservées aux membres : propose-lui d’adhérer, ou parles-en à ta coordinatrice.',
        motsCles: ['invitation', 'accompagnante'],
      },
      {
        question: 'L’événement est complet : que faire ?',
        reponse:
          'Inscris-toi sur la liste d’attente. Dès qu’une place se libère, elle est proposée à la première de la liste, qui a un délai pour l’accepter avant que la suivante ne soit prévenue.',
        motsCles: ['liste d’attente', 'places'],
      },
      {
        question: 'Comment me désinscrire ?',
        reponse:
          'Depuis la page de l’événement ou depuis le lien de l’e-mail de confirmation. Préviens dès que tu le sais : quelqu’un attend peut-être ta place.',
        motsCles: ['annuler', 'désinscription'],
      },
    ],
  },
  {
    categorie: 'Le réseau',
    questions: [
      {
        question: 'Comment devenir coordinatrice ?',
        reponse:
          'Parles-en à la coordinatrice de ton antenne, ou écris-nous s’il n’y en a pas encore près de chez toi. Nous t’accompagnons pour lancer les premiers rendez-vous.',
        motsCles: ['bénévole', 'animer', 'antenne'],
      },
      {
        question: 'Qu’est-ce qu’un coup de pouce ?',
        reponse:
          'Une demande d’aide entre membres : une relecture, un contact, un prêt de matériel, une heure de conseil. Tu la publies, les autres répondent.',
        motsCles: ['aide', 'entraide'],
      },
    ],
  },
  {
    categorie: 'Animer son territoire',
    questions: [
      {
        question: 'Comment organiser un premier rendez-vous ?',
        reponse:
          'Choisis un lieu facile d’accès et une heure qui convient aux mères comme aux salariées. Six membres suffisent pour commencer.\n\nPense à noter les besoins de garde et de covoiturage dans l’invitation.',
        motsCles: ['coordination', 'rencontre'],
        public: 'coordinatrices' as const,
      },
    ],
  },
]

export const demandesDemo = [
  {
    question: 'Y a-t-il un atelier sur la comptabilité prévu dans le Finistère avant l’été ?',
    joursAvant: 2,
  },
  {
    question: 'Est-ce que je peux changer l’adresse e-mail de mon compte après mon mariage ?',
    joursAvant: 5,
  },
  { question: 'Comment obtenir une attestation pour mon employeur ?', joursAvant: 9 },
]
