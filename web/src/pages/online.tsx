/** What is played across the wire: the tables of a house, an invitation, a match. */
import { route } from '../app/router.ts';
import { onlinePlace } from '../online/addresses.ts';
import { Lazy } from '../parts/lazy.tsx';
import NotFound from './not-found.tsx';

const loadLobby = () => import('../online/lobby.tsx');
const loadNew = () => import('../online/new-match.tsx');
const loadJoin = () => import('../online/invitation.tsx');
const loadMatch = () => import('../online/match.tsx');
const loadAlerts = () => import('../online/alerts.tsx');
const loadChallenges = () => import('../online/challenges.tsx');
const NOTHING = {};

export default function OnlinePage() {
  const place = route.value.page === 'online' ? onlinePlace(route.value.place) : undefined;
  switch (place?.at) {
    case 'lobby':
      return <Lazy key="lobby" load={loadLobby} given={NOTHING} />;
    case 'challenges':
      return <Lazy key="challenges" load={loadChallenges} given={NOTHING} />;
    case 'alerts':
      return <Lazy key="alerts" load={loadAlerts} given={{ confirming: place.confirming }} />;
    case 'new':
      return <Lazy key={`new ${place.game}`} load={loadNew} given={{ game: place.game }} />;
    case 'join':
      return (
        <Lazy
          key={`join ${place.id}`}
          load={loadJoin}
          given={{ id: place.id, seat: place.seat, invitation: place.key }}
        />
      );
    case 'match':
      return <Lazy key={`match ${place.id}`} load={loadMatch} given={{ id: place.id, watchKey: place.key }} />;
    default:
      return <NotFound />;
  }
}
