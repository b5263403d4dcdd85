type Nommee = { readonly prenom: string; readonly nom: string | null }

/** « Soizic Guéguen », or « Soizic » without a last name. */
export const nomOf = ({ prenom, nom }: Nommee): string => [prenom, nom].filter(Boolean).join(' ')
