import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';

import styles from './anniversaries.module.scss';
import { calendarTexts as texts } from './texts.ts';
import {
  useMakeTreeCalendarMutation,
  useRevokeTreeCalendarMutation,
  useTreeCalendarQuery,
} from './treeAnniversariesApi.ts';

/** Makes the secret address of a calendar, shows it once, and takes it away. */
export function TreeCalendarPanel({ tree }: { tree: FamilyTree }) {
  const { data: calendar } = useTreeCalendarQuery({ ref: tree.id }, { skip: !tree.mayExport });
  const [make, { data: made, isLoading: isMaking, error: makeError, reset }] = useMakeTreeCalendarMutation();
  const [revoke, { isLoading: isRevoking, error: revokeError }] = useRevokeTreeCalendarMutation();
  const [said, setSaid] = useState('');
  const error = makeError ?? revokeError;
  const address = made && new URL(made.path, window.location.origin).href;
  const renew = () => {
    setSaid('');
    void make({ ref: tree.id });
  };
  const takeAway = async () => {
    const { error: refused } = await revoke({ ref: tree.id });
    if (refused) return;
    reset();
    setSaid(texts.revoked);
  };
  return (
    <section className={styles.calendar} aria-labelledby="tree-calendar">
      <h2 id="tree-calendar">{texts.heading}</h2>
      <p>{tree.mayExport ? texts.lead : texts.notAllowed}</p>
      {tree.mayExport && (
        <>
          {calendar && (
            <p>
              {texts.made(dayInWords(calendar.madeAt))} {texts.read(calendar.readOn && dayInWords(calendar.readOn))}
            </p>
          )}
          {address && (
            <>
              <p>
                <strong>{texts.shownOnce}</strong> {texts.secret}
              </p>
              <input
                className={styles.address}
                aria-label={texts.address}
                readOnly
                value={address}
                onFocus={(event) => event.target.select()}
              />
            </>
          )}
          <Inline gap={3}>
            {address && (
              <Button
                variant="primary"
                onClick={() =>
                  void copyText(address).then((isCopied) => setSaid(isCopied ? texts.copied : texts.copyByHand))
                }
              >
                {texts.copy}
              </Button>
            )}
            <Button loading={isMaking} onClick={renew}>
              {calendar ? texts.renew : texts.make}
            </Button>
            {calendar && (
              <Button loading={isRevoking} onClick={() => void takeAway()}>
                {texts.revoke}
              </Button>
            )}
          </Inline>
          <p role="status">{said}</p>
          <FormRefusal title={texts.failed} reason={error ? describeError(error) : null} />
        </>
      )}
    </section>
  );
}
