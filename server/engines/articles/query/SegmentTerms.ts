import { hasWildcard, patternStart, wordPattern } from '#domain/newspapers/search/phraseWords.ts';

import type { Term } from '../format/TermDictionary.ts';
import type { ArticleSegment, Holders } from './ArticleSegment.ts';
import type { ArticleView } from './ArticleView.ts';
import type { WordForm } from './WordForm.ts';

/** A term, with what a hit by it loses. */
export interface CostedTerm {
  term: Term;
  cost: number;
}

const NO_ONE: Holders = { docs: new Uint32Array(0), levels: new Uint8Array(0) };

/** The words of a segment as one query needs them: each looked up once. */
export class SegmentTerms {
  readonly segment: ArticleSegment;
  private readonly known = new Map<string, readonly Term[]>();
  private readonly held = new Map<number, Holders>();

  constructor(segment: ArticleSegment) {
    this.segment = segment;
  }

  /** The words of the index of a form: one, or all that its wildcards allow. */
  of(form: string): readonly Term[] {
    const known = this.known.get(form);
    if (known) return known;
    const found = this.lookUp(form);
    this.known.set(form, found);
    return found;
  }

  among(forms: readonly WordForm[]): CostedTerm[] {
    return forms.flatMap(({ form, cost }) => this.of(form).map((term) => ({ term, cost })));
  }

  /** Articles that hold a word: read once, since candidates, positions and counts all ask for them. */
  holdersOf(term: Term): Holders {
    const known = this.held.get(term.code);
    if (known) return known;
    const holders = this.segment.holders(term);
    this.held.set(term.code, holders);
    return holders;
  }

  /** Articles that hold any of the forms, each with the best level it has for one. */
  holders(forms: readonly WordForm[]): Holders {
    const terms = this.among(forms);
    if (terms.length === 0) return NO_ONE;
    if (terms.length === 1 && terms[0]!.cost === 0) return this.holdersOf(terms[0]!.term);
    const best = new Uint8Array(this.segment.docs);
    let count = 0;
    for (const { term, cost } of terms) {
      const { docs, levels } = this.holdersOf(term);
      for (let at = 0; at < docs.length; at += 1) {
        const doc = docs[at]!;
        // One more than the level, so that 0 is an article without the word.
        const level = Math.max(0, levels[at]! - cost) + 1;
        if (best[doc] === 0) count += 1;
        if (best[doc]! < level) best[doc] = level;
      }
    }
    const holders = { docs: new Uint32Array(count), levels: new Uint8Array(count) };
    for (let doc = 0, at = 0; at < count; doc += 1) {
      if (best[doc] === 0) continue;
      holders.docs[at] = doc;
      holders.levels[at++] = best[doc]! - 1;
    }
    return holders;
  }

  private lookUp(form: string): readonly Term[] {
    const { dictionary } = this.segment;
    if (!hasWildcard(form)) {
      const term = dictionary.find(form);
      return term ? [term] : [];
    }
    const pattern = wordPattern(form);
    return [...dictionary.startingWith(patternStart(form))].filter(({ text }) => pattern.test(text));
  }
}

/** Living articles that hold a form. */
export function countForm(view: ArticleView, terms: readonly SegmentTerms[], form: string): number {
  return view.segments.reduce((sum, { dead }, at) => {
    const found = terms[at]!.of(form);
    if (dead === null && found.length === 1) return sum + found[0]!.df;
    const { docs } = terms[at]!.holders([{ form, cost: 0 }]);
    return sum + (dead === null ? docs.length : docs.reduce((living, doc) => living + (dead[doc] === 1 ? 0 : 1), 0));
  }, 0);
}
