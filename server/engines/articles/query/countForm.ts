import type { ArticleView } from './ArticleView.ts';
import type { SegmentTerms } from './SegmentTerms.ts';

/** Living articles that hold a form. */
export function countForm(view: ArticleView, terms: readonly SegmentTerms[], form: string): number {
  return view.segments.reduce((sum, { dead }, at) => {
    const found = terms[at]!.of(form);
    if (dead === null && found.length === 1) return sum + found[0]!.df;
    const { docs } = terms[at]!.holders([{ form, cost: 0 }]);
    return sum + (dead === null ? docs.length : docs.reduce((living, doc) => living + (dead[doc] === 1 ? 0 : 1), 0));
  }, 0);
}
