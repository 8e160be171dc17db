/** There is nothing at this address. */
import { address } from '../app/router.ts';
import { words } from '../app/words.ts';

export default function NotFound() {
  const { faults } = words();
  return (
    <div class="page">
      <h1>{faults.notFound}</h1>
      <p>
        <a class="button" href={address.home}>
          {faults.home}
        </a>
      </p>
    </div>
  );
}
