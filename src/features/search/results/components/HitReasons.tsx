import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';

import { reasonWords } from '../model/reasonWords.ts';
import { excludeVariant } from '../model/variantChoice.ts';
import { matchTexts as texts } from '../reasonTexts.ts';
import type { MatchReason, SearchHit, SearchResult } from '../recordSearchApi.ts';
import type { SearchAddress } from '../useSearchAddress.ts';
import styles from './HitReasons.module.scss';

interface HitReasonsProps {
  hit: SearchHit;
  variants: SearchResult['variants'];
  address: SearchAddress;
}

/** The variant of a reason that may be left out: the found name, or the one of its words that the search took in. */
function variantOf({ fieldId, found }: MatchReason, variants: SearchResult['variants']): string | null {
  const words = [found.toLowerCase(), ...found.toLowerCase().split(/\s+/)];
  return (
    variants
      .find((each) => each.fieldId === fieldId && words.includes(each.variant.toLowerCase()))
      ?.variant.toLowerCase() ?? null
  );
}

/** Why a record is in the list, part by part of the search; a variant that is not wanted is left out from here. */
export function HitReasons({ hit, variants, address: { query, refine } }: HitReasonsProps) {
  const { readingAloud } = useReadings(hit.name);
  return (
    <ul role="list" aria-label={texts.label(readingAloud(hit.name, hit.recordSet.notation))} className={styles.list}>
      {hit.reasons.map((reason) => {
        const { fieldId, label } = reason;
        const variant = variantOf(reason, variants);
        return (
          <li key={`${fieldId} ${reason.found}`} className={styles.reason}>
            <span>
              <strong>{label}:</strong> {reasonWords(reason)}
            </span>
            {query.filters[fieldId] && variant !== null && (
              <Button size="sm" variant="quiet" onClick={() => refine(fieldId, excludeVariant(variant))}>
                {texts.leaveOut(displayValue(fieldId, variant))}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
