/** Title above the coordinators of a branch; `monAntenne` selects « ta » and « tes ». */
export const titreCoordinatrices = (nb: number, monAntenne: boolean): string => {
  if (nb === 0) return 'Coordinatrice à trouver'
  if (nb === 1) return monAntenne ? 'Ta coordinatrice' : 'Sa coordinatrice'
  return monAntenne ? 'Tes coordinatrices' : 'Ses coordinatrices'
}
