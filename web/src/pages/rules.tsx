import { words } from '../app/words.ts';

export default function Page() {
  return <p class="page">{words().loading}</p>;
}
