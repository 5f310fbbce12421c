import type { SheetRequest } from './deskApi.ts';

type ByKind = Readonly<Record<SheetRequest['kind'], string>>;

/** What waits for a second person of a sheet, above its pages. */
export const requestTexts = {
  waiting: {
    PUBLICATION: 'Publishing waits for a second person',
    WITHDRAWAL: 'The withdrawal waits for a second person',
  } satisfies ByKind,
  refused: {
    PUBLICATION: 'A second person did not allow this to be published',
    WITHDRAWAL: 'A second person did not allow the withdrawal',
  } satisfies ByKind,
  lapsed: {
    PUBLICATION: 'No one decided within fourteen days whether this may be published',
    WITHDRAWAL: 'No one decided within fourteen days about the withdrawal',
  } satisfies ByKind,
  asked: (by: string | null, reason: string) => `Asked by ${by ?? 'someone whose account is gone'}: “${reason}”`,
  until: (when: string) => `Staff decide until ${when}. Readers have what they had.`,
  changed: 'The sheet was changed since, so this can’t be allowed as it is. Publish it again.',
  refusedBy: (by: string | null, why: string | null) =>
    `${by ?? 'A former member of staff'} refused it${why === null ? '.' : `: “${why}”`}`,
  lapsedText: 'Ask again, if it is still wanted.',
  withdraw: 'Withdraw the request',
  decide: 'Decide',
  failed: 'The request was not withdrawn',
} as const;
