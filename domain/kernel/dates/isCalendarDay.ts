const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Whether a text is a day of the calendar as `YYYY-MM-DD`: JavaScript takes 30 February for a day of March. @example isCalendarDay('2027-02-29') // false */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
