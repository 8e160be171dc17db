/** Every word of the shell, in French. */

import { typeset } from '@derby/kernel';
import { counted } from '@derby/kernel/french';
import { dressed } from './dressed.ts';
import type { UiText } from './en.ts';

/** With the spaces of print. */
export const dress = <T>(words: T): T => dressed(words, typeset);

export const fr: UiText = {
  house: 'Derby House',
  slogan: 'La guerre sous-marine sur une table : chaque règle appliquée, chaque règle expliquée.',
  skip: 'Aller au contenu',
  skipToOrders: 'Aller aux ordres',
  nav: { label: 'Principal', home: 'Jeux', rules: 'Règles', replay: 'Relecture', settings: 'Réglages' },
  loading: 'Un instant…',
  close: 'Fermer',
  cancel: 'Annuler',
  journal: 'Récit',
  drop: 'Déposez un fichier .derby n’importe où sur cette page, ou choisissez-en un.',

  table: {
    board: 'Le plateau',
    orders: 'Ordres',
    log: 'Journal',
    rules: 'Règles',
    side: 'À côté du plateau',
    open: 'Ce que vous pouvez faire',
    barred: (n) => `Impossible ici : ${n}`,
    barredBy: (rule, title) => `Interdit par ${rule}, ${title}`,
    final: { dice: 'dés', revealed: 'révélation' },
    finalLong: {
      dice: 'Des dés vont tomber : ce choix ne pourra pas être repris.',
      revealed: 'Quelque chose de caché va paraître : ce choix ne pourra pas être repris.',
    },
    deselect: 'Recommencer le choix',
    undo: 'Annuler',
    redo: 'Rétablir',
    undoBar: {
      nothing: 'Il n’y a encore rien à reprendre.',
      'other-seat': 'L’autre camp a décidé depuis.',
      dice: 'On ne peut pas annuler au-delà : des dés sont tombés',
      revealed: 'On ne peut pas annuler au-delà : quelque chose de caché a paru',
    },
    takeBack: 'Reprendre quand même',
    takeBackHelp:
      'Les mêmes choix donneraient les mêmes dés : on n’y gagne rien. La feuille de partie en tient compte.',
    takenBack: 'Repris.',
    nothingToRedo: 'Il n’y a rien à rétablir.',
    hint: 'Conseil',
    hintWait: 'Réflexion…',
    hintIs: (choice) => `L’état-major proposerait « ${choice} ».`,
    hintFailed: 'Aucun conseil n’est possible en ce moment.',
    menu: 'Plus',
    concede: 'Abandonner…',
    concedeSure: 'Abandonner cette partie ? C’est sans retour.',
    concedeYes: 'Abandonner',
    save: 'Exporter cette partie',
    fingerprint: 'Empreinte',
    again: 'Rejouer',
    past: (n, of) => `Vous regardez la position après ${n} choix sur ${of}.`,
    present: 'Revenir au présent',
    earlier: (lines: number) => (lines === 1 ? '1 ligne plus ancienne' : `${lines} lignes plus anciennes`),
    laterLines: (lines) => counted(lines, 'ligne suivante', 'lignes suivantes'),
    showMoment: 'Montrer ce moment sur le plateau',
    otherTab: 'Cette partie a continué dans un autre onglet. Voici où elle en est.',
    removed: 'Cette partie a été supprimée dans un autre onglet. Elle n’est plus gardée.',
    keepAgain: 'La garder de nouveau',
    waiting: (seat) => `Décision : ${seat}.`,
    dice: (dice) => `Dés : ${dice}`,
    need: (n) => `il faut ${n}`,
    openRule: (rule, title) => `Ouvrir la règle ${rule}, ${title}`,
    unknown: 'Cette partie n’existe pas dans ce navigateur.',
  },

  chart: {
    label: 'Plateau : les flèches le déplacent, plus et moins le zooment, 0 le montre en entier',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Tout montrer',
    whole: 'La carte seule',
    regions: 'Parties du plateau',
  },
  faults: {
    title: 'Quelque chose a mal tourné',
    storage: 'Le navigateur refuse de garder les parties (mode privé ?). Exportez la partie avant de partir.',
    tooLarge: (megabytes) => `Le fichier dépasse ${megabytes} Mo, ce qu’aucun export de parties ne fait.`,
    home: 'Vers les jeux',
    notFound: 'Il n’y a rien à cette adresse.',
  },
};
