import { count, numberOf, reader, whole } from './readers.ts';
import { setting } from './setting.ts';

const longHang = whole(10, 600, 'a whole number from 10 to 600, or 0');
const hang = reader((given) => (given === '0' ? 0 : longHang.parse(given)));

/** What the site takes, and when it ends. */
export const limits = {
  /** Megabytes that must be free on the data folder's disk for the site to call itself ready. */
  diskFreeMegabytes: setting(
    'DISK_FREE_MB',
    count,
    'Megabytes that must be free on the disk of DATA_DIR. With less, `/healthz` answers 503. 0: no limit.',
    '200',
  ),
  /** Seconds for which the event loop may be blocked before the process is ended; 0 for any time. */
  watchdogSeconds: setting(
    'WATCHDOG_SECONDS',
    hang,
    'Seconds, 10 to 600, for which the site may do nothing but one calculation before its process is ended, so that its supervisor starts it again. Counted once it is ready. 0: it is never ended.',
    '60',
  ),
  /** Seconds in which requests are still taken after the site was asked to end. */
  drainSeconds: setting(
    'DRAIN_SECONDS',
    whole(0, 300),
    'Seconds, 0 to 300, in which the site still takes requests after SIGTERM while `/healthz` answers 503: as long as your balancer needs to notice. See Several servers.',
    '0',
  ),
  /** No one in a family tree is taken to live longer than so many years. */
  livingYears: setting(
    'LIVING_YEARS',
    numberOf('years', 90, 130),
    'Years no one is assumed to outlive, 90 to 130: until then people in family trees without evidence of a death are hidden from other members.',
    '110',
  ),
  /** Largest GEDCOM file that members may upload, packed and unpacked. */
  gedcomMegabytes: setting(
    'GEDCOM_MB',
    count,
    'Megabytes of the largest GEDCOM file that members may upload, unpacked too.',
    '200',
  ),
  /** Memory that reading or writing one GEDCOM file may take. */
  gedcomMemoryMegabytes: setting(
    'GEDCOM_MEMORY_MB',
    count,
    'Megabytes of memory for reading or writing one GEDCOM file, PDF report of a tree or export of clippings; what needs more is refused. A file of 140,000 people needs some 300, a report of 10,000 some 500.',
    '1024',
  ),
};
