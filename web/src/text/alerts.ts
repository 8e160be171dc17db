/** The words of alerts, in both languages. They come with their page. */
const en = {
  title: 'Alerts',
  link: 'Alerts: be told when it is your turn',
  about:
    'While you are not at the table you can be told when it is your turn, when a match has begun and when it is over.',
  channels: 'Where you are told',
  none: 'Nowhere yet.',
  kinds: { mail: 'E-mail', push: 'A browser', webhook: 'Webhook' },
  unconfirmed: 'Not confirmed yet: follow the link that was sent there.',
  fault: {
    unreachable: (when: string) => `Did not arrive (${when}): nobody answers at this address.`,
    refused: (when: string) => `Did not arrive (${when}): it was refused there.`,
    gone: (when: string) => `Ended by the browser (${when}). Remove it, and add it again there.`,
    private: (when: string) => `Not sent (${when}): this address lies inside the house’s own network.`,
  },
  attempt: 'Try it',
  arrived: 'Sent. It should be there in a moment.',
  remove: 'Remove',
  add: 'Be told here too',
  mail: 'E-mail address',
  addMail: 'Send a code to this address',
  mailSent: 'A message is on its way. Follow the link in it.',
  noMail: 'This house sends no e-mail.',
  push: 'This browser',
  pushHelp: 'Works also while no page of the house is open.',
  addPush: 'Tell me in this browser',
  noPush: 'This browser cannot be woken.',
  denied: 'The browser does not allow it. It can be allowed in its settings for this page.',
  webhook: 'Webhook: an address that the house calls',
  addWebhook: 'Call this address',
  secret: 'The key of its signatures, shown once:',
  confirmed: 'The address is confirmed. From now on you are told there.',
  unknownCode: 'This code is not valid any more.',
};

type AlertsText = typeof en;

const fr: AlertsText = {
  title: 'Avis',
  link: 'Avis : être averti quand vient votre tour',
  about:
    'Quand vous n’êtes pas à la table, vous pouvez être averti que vient votre tour, qu’une partie a commencé ou qu’elle est terminée.',
  channels: 'Où vous êtes averti',
  none: 'Nulle part encore.',
  kinds: { mail: 'Courriel', push: 'Un navigateur', webhook: 'Appel web' },
  unconfirmed: 'Pas encore confirmée : suivez le lien qui y fut envoyé.',
  fault: {
    unreachable: (when) => `N’est pas arrivé (${when}) : personne ne répond à cette adresse.`,
    refused: (when) => `N’est pas arrivé (${when}) : on l’y a refusé.`,
    gone: (when) => `Le navigateur y a mis fin (${when}). Retirez-le, puis ajoutez-le de nouveau là-bas.`,
    private: (when) => `N’est pas parti (${when}) : cette adresse est dans le réseau propre de la maison.`,
  },
  attempt: 'Essayer',
  arrived: 'C’est parti, et devrait arriver dans un instant.',
  remove: 'Retirer',
  add: 'Être averti ici aussi',
  mail: 'Adresse de courriel',
  addMail: 'Envoyer un code à cette adresse',
  mailSent: 'Un message est en route. Suivez le lien qu’il contient.',
  noMail: 'Cette maison n’envoie pas de courriel.',
  push: 'Ce navigateur',
  pushHelp: 'Fonctionne aussi quand aucune page de la maison n’est ouverte.',
  addPush: 'M’avertir dans ce navigateur',
  noPush: 'Ce navigateur ne peut être éveillé.',
  denied: 'Le navigateur ne le permet pas. On peut le permettre dans ses réglages pour cette page.',
  webhook: 'Appel web : une adresse que la maison appelle',
  addWebhook: 'Appeler cette adresse',
  secret: 'La clé de ses signatures, montrée une seule fois :',
  confirmed: 'L’adresse est confirmée. On vous y avertira désormais.',
  unknownCode: 'Ce code n’est plus valable.',
};

export const ALERTS: Readonly<Record<'en' | 'fr', AlertsText>> = { en, fr };
