/**
 * What a machine lacks: Node's codes and PostgreSQL's words for it, and a sentence for an operator that names no path.
 */
const FAULTS: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/\bENOSPC\b|No space left on device/u, 'the disk is full: free some space'],
  [
    /\b(?:EDQUOT|EFBIG)\b|Disk quota exceeded|File too large/u,
    'a quota or a limit of file sizes is reached: raise it, or free some space',
  ],
  [/\bEROFS\b|Read-only file system/u, 'the file system is read-only: mount it for writing'],
  [
    /\b(?:EMFILE|ENFILE)\b|Too many open files/u,
    'too few files may be open at once: raise the limit (ulimit -n, or LimitNOFILE of systemd) to 4096 or more',
  ],
  [
    /\b(?:EACCES|EPERM)\b|Permission denied|Operation not permitted/u,
    'a file or folder may not be used: give it to the user who runs the site',
  ],
  [/\bENOMEM\b|Cannot allocate memory|out of memory/iu, 'there is too little memory'],
  [/\bEIO\b|Input\/output error/u, 'the disk cannot be read or written: it may be failing'],
];

/**
 * What the machine lacks, as far as a failure tells.
 * @param words - the message or code of an error, or lines of PostgreSQL's log
 * @returns a sentence without its full stop that quotes nothing of the failure, so that anyone may read it; null for a
 * failure of another kind
 */
export const machineFault = (words: string): string | null =>
  FAULTS.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** PostgreSQL's codes for what its machine lacks. */
const CODES: Readonly<Record<string, string>> = { '53100': 'ENOSPC', '53200': 'ENOMEM', '58030': 'EIO' };

/**
 * One sentence for an operator about a failure that the machine is to blame for.
 * @returns null for any other: that is a fault of ours, and where it happened must be known
 */
export function machineFaultOf(error: unknown): string | null {
  const { code, path } = error as { code?: unknown; path?: unknown };
  if (typeof code !== 'string') return null;
  const fault = machineFault(CODES[code] ?? code);
  if (fault === null) return null;
  return typeof path === 'string' ? `${path}: ${fault}.` : `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`;
}
