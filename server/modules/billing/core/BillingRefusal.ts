/** What was asked for, or paid for, may not be had. Its transaction writes nothing. */
export class BillingRefusal extends Error {
  override readonly name = 'BillingRefusal';
  /** Such as `ALREADY_SUBSCRIBED`. */
  readonly code: string;

  /** @param code - what pages and logs know it by. */
  constructor(code: string) {
    super(`Billing refused: ${code}`);
    this.code = code;
  }
}
