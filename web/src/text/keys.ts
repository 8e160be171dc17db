/** What the keys of a table do, in both languages. */
const en = {
  title: 'Keys',
  all: [
    ['1 – 9', 'Choose what stands at this place of the list'],
    ['H', 'Ask the staff for a hint'],
    ['U', 'Undo'],
    ['Ctrl Z, Ctrl Y', 'Undo, redo'],
    ['Tab, Enter', 'Go through the offers, choose one'],
    ['← → + − 0', 'On the board: move it, zoom, show all of it'],
    ['← → Home End', 'In a replay: step by step, to the beginning, to the end'],
    ['Space', 'In a replay: play, pause'],
    ['Esc', 'Back from the rulebook or from a dialog'],
    ['?', 'This list'],
  ],
  off: 'Single keys can be switched off in the settings.',
};

type KeysText = typeof en;

const fr: KeysText = {
  title: 'Touches',
  all: [
    ['1 – 9', 'Choisir ce qui se trouve à cette place de la liste'],
    ['H', 'Demander un conseil à l’état-major'],
    ['U', 'Annuler'],
    ['Ctrl Z, Ctrl Y', 'Annuler, rétablir'],
    ['Tab, Entrée', 'Parcourir les choix, en prendre un'],
    ['← → + − 0', 'Sur le plateau : le déplacer, zoomer, tout montrer'],
    ['← → Début Fin', 'Dans une relecture : pas à pas, au début, à la fin'],
    ['Espace', 'Dans une relecture : lire, suspendre'],
    ['Échap', 'Quitter les règles ou un dialogue'],
    ['?', 'Cette liste'],
  ],
  off: 'Les touches simples se désactivent dans les réglages.',
};

export const KEYS: Readonly<Record<'en' | 'fr', KeysText>> = { en, fr };
