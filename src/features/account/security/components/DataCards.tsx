import { CalendarDays, Download } from 'lucide-react';
import { useState } from 'react';

import { isExportRunning } from '#services/graphql/isExportRunning.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import { accountApi, type OwnCalendar } from '../accountApi.ts';
import { needsSignIn } from '../needsSignIn.ts';
import { myDataTexts as texts } from '../texts.ts';
import type { ShowBanner } from '../useBanner.ts';
import styles from './DeviceRow.module.scss';
import { SignInAgain } from './SignInAgain.tsx';

/** Everything we hold of the reader, as one file. The address opens once, so it is asked for when it is wanted. */
export function DownloadCard({ show }: { show: ShowBanner }) {
  const [create, { isLoading }] = accountApi.useCreateDataExportMutation();
  const [mustSignIn, setMustSignIn] = useState(false);
  const onDownload = async () => {
    const { data: path, error } = await create();
    setMustSignIn(needsSignIn(error));
    if (needsSignIn(error)) return undefined;
    if (isExportRunning(error)) return show('error', texts.downloadRunning);
    if (error) return show('error', texts.downloadFailed);
    documentNavigation.open(path);
    return show('success', texts.downloading);
  };
  return (
    <Card title={texts.downloadTitle}>
      <p>{texts.downloadText}</p>
      {mustSignIn && <SignInAgain returnTo="/account/my-data" />}
      <div>
        <Button icon={<Download aria-hidden size={18} />} loading={isLoading} onClick={() => void onDownload()}>
          {texts.download}
        </Button>
      </div>
    </Card>
  );
}

function CalendarRow({
  calendar: { treeName, madeAt, readOn, isServed },
  isBusy,
  onRemove,
}: {
  calendar: OwnCalendar;
  isBusy: boolean;
  onRemove: () => void;
}) {
  const name = texts.calendarOf(treeName);
  const made = dayInWords(madeAt);
  return (
    <li className={styles.row}>
      <CalendarDays aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {texts.calendarMade(made)} {texts.calendarRead(readOn && dayInWords(readOn))}{' '}
          {!isServed && texts.calendarClosed}
        </p>
      </div>
      <Button size="sm" loading={isBusy} aria-label={texts.removeCalendarOf(name, made)} onClick={onRemove}>
        {texts.removeCalendar}
      </Button>
    </li>
  );
}

/** Addresses of calendars that the reader made, also of trees they have lost since; nothing where there are none. */
export function CalendarsCard({ show }: { show: ShowBanner }) {
  const { data: calendars = [] } = accountApi.useOwnTreeCalendarsQuery();
  const [remove, { isLoading, originalArgs }] = accountApi.useRemoveOwnCalendarMutation();
  if (calendars.length === 0) return null;
  const removeOne = async (ref: string) => {
    const { error } = await remove({ ref });
    return error ? show('error', texts.calendarNotRemoved) : show('success', texts.calendarRemoved);
  };
  return (
    <Card title={texts.calendarsTitle}>
      <p>{texts.calendarsText}</p>
      <ul role="list">
        {calendars.map((calendar) => (
          <CalendarRow
            key={calendar.ref}
            calendar={calendar}
            isBusy={isLoading && originalArgs?.ref === calendar.ref}
            onRemove={() => void removeOne(calendar.ref)}
          />
        ))}
      </ul>
    </Card>
  );
}
