import { invalid } from './WireError.ts';

/** Parameters of a call, by the dialect's names: `metadata[payment]`, `line_items[0][price_data][currency]`. */
export class Params {
  readonly #entries: ReadonlyMap<string, string>;
  readonly #lists: ReadonlyMap<string, readonly string[]>;

  /** @param text - a query or a form, encoded for addresses. */
  constructor(text: string) {
    const entries = new Map<string, string>();
    const lists = new Map<string, string[]>();
    for (const [name, value] of new URLSearchParams(text)) {
      entries.set(name, value);
      const [, list] = /^(.+)\[\d*\]$/u.exec(name) ?? [];
      if (list !== undefined) lists.set(list, [...(lists.get(list) ?? []), value]);
    }
    this.#entries = entries;
    this.#lists = lists;
  }

  /** Undefined when it is missing or empty. */
  text(name: string): string | undefined {
    return this.#entries.get(name) || undefined;
  }

  /** @throws WireError when it is missing or longer than 2,000 characters. */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw invalid(name, `Missing required param: ${name}.`, 'parameter_missing');
    if (value.length > 2_000) throw invalid(name, 'Too long.');
    return value;
  }

  /** @throws WireError for anything but a whole number from 0. */
  count(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^\d{1,15}$/u.test(value)) throw invalid(name, `Invalid integer: ${name}`, 'parameter_invalid_integer');
    return Number(value);
  }

  /** An amount of money in minor units. @throws WireError unless it is 1 to 99,999,999, the dialect's limit. */
  amount(name: string): number {
    const value = this.count(name);
    if (value === undefined) throw invalid(name, `Missing required param: ${name}.`, 'parameter_missing');
    if (value < 1) throw invalid(name, 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
    if (value > 99_999_999) throw invalid(name, 'Amount must be no more than 999,999.99.', 'amount_too_large');
    return value;
  }

  /** A currency of three small letters. */
  currency(name: string): string {
    const value = this.required(name).toLowerCase();
    if (!/^[a-z]{3}$/u.test(value)) throw invalid(name, 'Invalid currency.');
    return value;
  }

  /** Entries of `name[…]`, at most 50, keys of 40 characters and values of 500, as the dialect has it. */
  metadata(name: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [key, value] of this.#entries) {
      const [, inner] = key.startsWith(`${name}[`) ? (/\[([^[\]]{1,40})\]$/u.exec(key) ?? []) : [];
      if (inner !== undefined && key === `${name}[${inner}]`) found[inner] = value;
    }
    if (Object.keys(found).length > 50 || Object.values(found).some((value) => value.length > 500))
      throw invalid(name, 'Metadata values can have up to 500 characters.');
    return found;
  }

  /** Values of `name[]` or `name[0]`; empty when there are none. */
  list(name: string): readonly string[] {
    return this.#lists.get(name) ?? [];
  }

  /** How much a list sends at once: 10 by default, 100 at most. */
  get limit(): number {
    return Math.min(Math.max(this.count('limit') ?? 10, 1), 100);
  }
}
