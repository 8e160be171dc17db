/** A request that is refused, and why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 429;

  constructor(status: Refusal['status'], reason: string) {
    super(reason);
    this.status = status;
  }
}
