import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { describeStoredSearch, storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';
import { type ResearchHub, useSettleNilSearchMutation } from './hubApi.ts';
import { Panel } from './Panel.tsx';
import { worthPanelTexts as texts } from './texts.ts';

/**
 * Searches that found nothing, of whose time and place something came since. Looked at, they come up again only for
 * what comes later.
 */
export function WorthPanel({ worth }: { worth: ResearchHub['worthSearching'] | undefined }) {
  const dispatch = useDispatch();
  const [settle] = useSettleNilSearchMutation();
  const leave = async (entryId: string) => {
    const { error } = await settle({ entryId });
    if (error !== undefined)
      dispatch(toastRaised({ title: texts.notSettled, description: describeError(error), variant: 'error' }));
  };
  if (worth?.length === 0) return null;
  return (
    <Panel title={texts.title} part={worth} failed={texts.failed} empty={() => null}>
      {(entries) => (
        <ul role="list" className={styles.list}>
          {entries.map(({ entryId, kind, search, searchedAt, came, total }) => {
            const words = describeStoredSearch({ kind, search });
            return (
              <li key={entryId} className={styles.worth}>
                <p className={styles.heading}>
                  <TextLink to={storedSearchAddress({ kind, search })}>{words}</TextLink>
                  {total !== null && total > 0 && <Badge tone="success">{texts.now(total)}</Badge>}
                </p>
                <p className={styles.muted}>
                  {texts.then} <time dateTime={searchedAt}>{dayInWords(searchedAt)}</time>.{' '}
                  {texts.came(came.map((arrival) => texts.arrival(kind, arrival)))}
                </p>
                <div>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={texts.settleOne(words)}
                    onClick={() => void leave(entryId)}
                  >
                    {texts.settle}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
