/**
 * A format of dates that is made when it is first used: making one takes a telephone some 15 ms, which a page that
 * shows none should not spend.
 *
 * @param locale - BCP 47
 * @param options - without a time zone, that of the machine when it is first used
 */
export function lazyDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  let made: Intl.DateTimeFormat | undefined;
  return { format: (date) => (made ??= new Intl.DateTimeFormat(locale, options)).format(date) };
}
