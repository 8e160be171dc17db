/** Why a bot never makes a choice that is open to it: by game, rule and kind of choice. */
export const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  xxi: {
    'XXI-8.1a no-build': 'The counsel builds wherever it can; to keep a complete set for a later model is not weighed.',
    'XXI-9.2b abort':
      'A flotilla that has just passed a box is unharmed; one that was hit is asked under XXI-9.3 or XXI-9.5, and turns back there.',
  },
  leader: {
    'UL-2.1 level ace':
      'An Ace costs about twice a Trained crew: the counsel buys a further boat, or a Veteran with what is left.',
    'UL-2.1 level green':
      'One or two SO are saved and a point of every skill is lost; the counsel buys no crew below Trained.',
    'UL-4.9 done':
      'The counsel buys as long as a Trained boat can be paid; when none can, what is left buys no boat and nothing is asked.',
    'UL-4.11 port germany':
      'From France the first step is a good hunting ground, from Germany the North Sea with few contacts; both refit alike.',
    'UL-6.1 option attack':
      'Three Events on the way and two warships at four torpedoes each come to less than the two SO that it costs, by a hair; made cheaper, it was bought three times in 60 campaigns of The Happy Time, and the worth did not change (+0.01 ± 0.03). It is bought in the other campaigns.',
    'UL-6.1 option intel':
      'For one boat it is reckoned at a third of a VP and costs two SO; boats are spread so that it seldom serves two.',
    'UL-6.1 option mine':
      'In The Happy Time nine mines take the room of nine torpedoes and bring three VP. With all options made to look cheap one was laid in each of 60 campaigns: +0.07 ± 0.10 in worth, not told from nothing. They are laid in the other campaigns.',
    'UL-6.2 mark british-isles':
      'Air Search goes where boats will search, and nobody searches there: the approaches have more contacts.',
    'UL-6.2 mark iberian-coast':
      'Air Search goes where boats will search, and nobody searches there: the approaches have more contacts.',
    ...supplied([
      'british-isles',
      'iberian-coast',
      'iceland',
      'mid-atlantic',
      'north-sea',
      'north-west-approaches',
      'west-africa',
    ]),
    'UL-7.8 raid ready': 'A raid is for the gun and for spare torpedoes; those in the tubes are kept for the way home.',
    'UL-8.2 sail british-isles': 'It lies beyond the approaches and has fewer contacts than they have.',
    'UL-8.2 sail english-channel': 'Two Events, no contacts, and nobody may end there: it leads to Germany alone.',
    'UL-8.2 sail iceland': 'It lies beyond the approaches and has fewer contacts than they have.',
    'UL-8.10 pass': 'A spare torpedo for a sure VP: the counsel reckons a torpedo at a third of one.',
    'UL-8.11 pass': 'A Warning less costs nothing.',
    'UL-9.10 submerged':
      'Boats come on at the surface, where they are faster and have the gun, and dive when it is their move.',
    'UL-10.5 keep': 'One of the zones offered has always been better than the one the boat stood in.',
  },
};

/** Supply goes to boats at sea with tired crews, and those lie in the South-West Approaches. */
function supplied(areas: readonly string[]): Record<string, string> {
  const why = 'Supply goes where tired crews will search; in The Happy Time that is the South-West Approaches.';
  return Object.fromEntries(areas.map((area) => [`UL-6.3 mark ${area}`, why]));
}
