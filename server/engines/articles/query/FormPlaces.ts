import type { Term } from '../format/TermDictionary.ts';
import { firstFrom } from './intersect.ts';
import { PlaceList } from './PlaceList.ts';
import { PositionReader } from './PositionReader.ts';
import type { SegmentTerms } from './SegmentTerms.ts';
import type { WordForm } from './WordForm.ts';

/** A form in fewer articles is looked up by article: most misreadings are in one or two. */
const FEW_ARTICLES = 64;
/** Most forms that every article is asked for; of more, as a wildcard has, all are looked up by article. */
const MOST_EVERYWHERE = 32;

/** Which of the rare forms are in which articles: articles ascending, the form of each beside it. */
interface RareForms {
  docs: Uint32Array;
  forms: Uint32Array;
}

function rareForms(terms: SegmentTerms, rare: readonly Term[]): RareForms {
  const count = rare.reduce((sum, { df }) => sum + df, 0);
  const pairs = new Float64Array(count);
  let at = 0;
  rare.forEach((term, form) => {
    for (const doc of terms.holdersOf(term).docs) pairs[at++] = doc * rare.length + form;
  });
  pairs.sort();
  return {
    docs: Uint32Array.from(pairs, (pair) => Math.floor(pair / rare.length)),
    forms: Uint32Array.from(pairs, (pair) => pair % rare.length),
  };
}

/** Where articles have any form of a word; articles must be asked for in ascending order. */
export class FormPlaces {
  /** Of the article that was read last. */
  readonly found = new PlaceList();
  /** Articles that hold one of the forms, at most. */
  readonly most: number;
  private readonly terms: SegmentTerms;
  private readonly everywhere: readonly PositionReader[];
  private readonly rare: readonly Term[];
  private readonly rareIn: RareForms;
  private readonly rareReaders: (PositionReader | undefined)[] = [];
  private at = 0;

  constructor(terms: SegmentTerms, forms: readonly WordForm[]) {
    const among = terms.among(forms).map(({ term }) => term);
    const isWide = among.filter(({ df }) => df > FEW_ARTICLES).length > MOST_EVERYWHERE;
    const isRare = ({ df }: Term) => isWide || (among.length > 1 && df <= FEW_ARTICLES);
    this.terms = terms;
    this.most = among.reduce((sum, { df }) => sum + df, 0);
    this.everywhere = among.filter((term) => !isRare(term)).map((term) => this.readerOf(term));
    this.rare = among.filter(isRare);
    this.rareIn = rareForms(terms, this.rare);
  }

  /** Finds the places in an article: `found`, ascending, each once. */
  read(doc: number): void {
    const {
      found,
      rareIn: { docs, forms },
    } = this;
    found.count = 0;
    let readers = 0;
    for (const reader of this.everywhere) if (reader.read(doc, found)) readers += 1;
    if (docs.length > 0) {
      for (this.at = firstFrom(docs, doc, this.at); docs[this.at] === doc; this.at += 1) {
        const form = forms[this.at]!;
        const reader = (this.rareReaders[form] ??= this.readerOf(this.rare[form]!));
        reader.read(doc, found);
        readers += 1;
      }
    }
    if (readers > 1) found.sort();
  }

  private readerOf(term: Term): PositionReader {
    return new PositionReader(this.terms.segment, term, this.terms.holdersOf(term).docs);
  }
}
