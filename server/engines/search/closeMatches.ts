import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { SearchDocument } from '#domain/records/core/searchDocument.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

import { criterionMatcher, type CriterionMatch } from './matching/matchCriterion.ts';
import { planCriteria } from './matching/planQuery.ts';
import { isPattern } from './matching/wordPattern.ts';
import { documentOf } from './records/documentOf.ts';
import type { FoundRecord } from './records/recordSource.ts';
import type { CloseHit, Criterion, EngineQuery } from './SearchEngine.ts';

/** A search that finds so many needs no help. */
const ENOUGH = 5;
/** Records shown beyond those that were found. */
const MOST_CLOSE = 10;
const YEARS_WIDER = 5;
const MOST_YEARS = 40;
const MILES_WIDER = 20;

/** What a year or a mile off weighs beside the penalties of names, which go to 100 for each. */
const PER_YEAR = 4;
const PER_MILE = 2;
/** What it weighs when a record says nothing of what was asked, or something else. */
const UNTOLD: Readonly<Record<Criterion['kind'], number>> = {
  name: 70,
  year: 45,
  place: 45,
  text: 60,
  keywords: 100,
  document: 100,
  facet: 100,
};
const OTHERWISE: Readonly<Record<Criterion['kind'], number>> = {
  name: 230,
  year: 110,
  place: 90,
  text: 100,
  keywords: 150,
  document: 150,
  facet: 150,
};

/** Whether a search is to be helped: a first page by relevance that a person is looked for on, and too little found. */
export const wantsCloseMatches = ({ criteria, orderBy, offset, limit }: EngineQuery, total: number): boolean =>
  total < ENOUGH && orderBy === null && offset === 0 && limit > 0 && criteria.some(({ kind }) => kind === 'name');

/** The same criterion, as generous as it can be without asking for something else. Chosen values stay as they are. */
function widened(criterion: Criterion): Criterion {
  switch (criterion.kind) {
    case 'name': {
      // Clerks dropped second forenames oftener than not.
      const [first = ''] = criterion.text.trim().split(/\s+/u);
      return {
        ...criterion,
        text: criterion.field.endsWith('FirstName') ? first : criterion.text,
        variants: true,
        soundsAlike: true,
        slips: !isPattern(criterion.text),
      };
    }
    case 'year':
      return {
        ...criterion,
        yearsEitherWay: Math.max(
          criterion.yearsEitherWay,
          Math.min(MOST_YEARS, criterion.yearsEitherWay + YEARS_WIDER),
        ),
      };
    case 'place':
      return { ...criterion, miles: Math.max(criterion.miles, MILES_WIDER) };
    default:
      return criterion;
  }
}

/**
 * Parts a reader may have been wrong about altogether. Keywords, long documents and the part of the holdings were meant
 * as they are.
 */
const isDoubtful = (criterion: Criterion): boolean =>
  criterion.kind !== 'keywords' && criterion.kind !== 'document' && !fieldById(criterion.field)?.isPartOfScope;

/** The searches whose first hits are the candidates: all parts widened, then all but one, as long as a name is left. */
export function closeQueries(criteria: readonly Criterion[]): Criterion[][] {
  const wide = criteria.map(widened);
  const without = wide.flatMap((left, at) => {
    const rest = wide.filter((_criterion, index) => index !== at);
    const doubtful = rest.filter(isDoubtful);
    const isAskable = rest.some(({ kind }) => kind === 'name') && doubtful.length > (left.kind === 'name' ? 1 : 0);
    return isDoubtful(left) && isAskable ? [rest] : [];
  });
  return [wide, ...without];
}

const weight = (kind: Criterion['kind'], { penalty }: CriterionMatch): number =>
  kind === 'year' ? penalty * (PER_YEAR / 2) : kind === 'place' ? penalty * PER_MILE : penalty;

const saysNothing = (document: SearchDocument, criterion: Criterion): boolean =>
  criterion.kind !== 'keywords' && !document.values[criterion.field] && !document.years[criterion.field];

/**
 * Puts candidates in the order of how little they miss, with reasons for what they meet. Judged on the records
 * themselves, so that every engine gives the same.
 */
export function rankCloseMatches(
  criteria: readonly Criterion[],
  candidates: readonly FoundRecord[],
  gazetteer: Gazetteer,
): CloseHit[] {
  const plans = planCriteria(criteria, gazetteer);
  const widely = planCriteria(criteria.map(widened), gazetteer).map(criterionMatcher);
  const judges = criteria.flatMap((criterion, at) => {
    const [exact, wide] = [plans[at], widely[at]];
    return exact && wide ? [{ criterion, asked: exact.asked, exactly: criterionMatcher(exact), widely: wide }] : [];
  });
  const judged = candidates.flatMap((record) => {
    const document = documentOf(record, record.set, gazetteer);
    if (!document) return [];
    const met = judges.map(({ criterion, asked, exactly, widely }) => ({
      criterion,
      asked,
      match: exactly(document) ?? widely(document),
    }));
    const away = met.reduce(
      (sum, { criterion, match }) =>
        sum +
        (match
          ? weight(criterion.kind, match)
          : (saysNothing(document, criterion) ? UNTOLD : OTHERWISE)[criterion.kind]),
      0,
    );
    const hit: CloseHit = {
      no: record.no,
      reasons: met.flatMap(({ match }) => match?.reason ?? []),
      misses: met.flatMap(({ criterion, asked, match }) =>
        match
          ? []
          : [
              {
                field: criterion.kind === 'keywords' ? 'Keywords' : criterion.field,
                asked,
              },
            ],
      ),
    };
    return [{ hit, away, rank: document.rank }];
  });
  judged.sort((a, b) => a.away - b.away || b.rank - a.rank || a.hit.no - b.hit.no);
  return judged.slice(0, MOST_CLOSE).map(({ hit }) => hit);
}
