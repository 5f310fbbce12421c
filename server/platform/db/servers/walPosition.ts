const POSITION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/u;

/** Before everything. */
export const START = 0n;

/** A place in PostgreSQL’s log, `1A/4F00D8`, as a number that can be compared; null for anything else. */
export function walPosition(text: string): bigint | null {
  const [, high, low] = POSITION.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
