type Nommee = { readonly prenom: string; readonly nom: string | null }

/** A member as she is called: « Soizic Guéguen », or « Soizic » while she has given no last name. */
export const nomOf = ({ prenom, nom }: Nommee): string => [prenom, nom].filter(Boolean).join(' ')
