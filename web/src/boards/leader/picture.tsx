/** Flotilla Leader on the shelf. */
export default function Picture() {
  return <svg class="leader leader-picture" viewBox="0 0 320 200" aria-hidden="true" />;
}
