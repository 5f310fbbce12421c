import { CalendarDays } from 'lucide-react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import { accountApi, type OwnCalendar } from '../accountApi.ts';
import { myDataTexts as texts } from '../texts.ts';
import type { ShowBanner } from '../useBanner.ts';
import styles from './DeviceRow.module.scss';

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
