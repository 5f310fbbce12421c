import type { Sign, WordReading } from './reading.ts';

/** Collects the parts of one word. */
export class WordBuilder {
  readonly signs: Sign[] = [];
  isDoubted = false;
  isSupplied = false;

  get isEmpty(): boolean {
    return this.signs.length === 0;
  }

  /** Letters that were read. */
  letters(text: string): void {
    const last = this.signs.at(-1);
    if (last?.kind === 'letters') this.signs[this.signs.length - 1] = { kind: 'letters', text: last.text + text };
    else this.signs.push({ kind: 'letters', text });
  }

  /** Letters that were not. */
  unread(least: number, most: number | null): void {
    this.signs.push({ kind: 'unread', least, most });
  }

  /** One of several letters; a single one that is not in doubt is a letter. */
  either(of: string, isOpen: boolean): void {
    if (of.length === 1 && !isOpen) this.letters(of);
    else this.signs.push({ kind: 'either', of, isOpen, least: 1, most: 1 });
  }

  /** Says how often the last part is there. */
  times(least: number, most: number | null): void {
    const last = this.signs.pop();
    if (!last) return;
    if (last.kind === 'letters') {
      const letters = [...last.text];
      const of = letters.pop() ?? '';
      if (letters.length > 0) this.signs.push({ kind: 'letters', text: letters.join('') });
      this.signs.push({ kind: 'either', of, isOpen: false, least, most });
    } else this.signs.push({ ...last, least, most });
  }

  /** The word as it is by now; unread letters side by side are one part. */
  word(): WordReading {
    const signs: Sign[] = [];
    for (const sign of this.signs) {
      const last = signs.at(-1);
      if (sign.kind === 'unread' && last?.kind === 'unread')
        signs[signs.length - 1] = {
          kind: 'unread',
          least: last.least + sign.least,
          most: last.most === null || sign.most === null ? null : last.most + sign.most,
        };
      else signs.push(sign);
    }
    return { signs, isDoubted: this.isDoubted, isSupplied: this.isSupplied };
  }
}
