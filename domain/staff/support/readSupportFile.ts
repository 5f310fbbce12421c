import { isObject, isText } from '#domain/kernel/values/typeGuards.ts';

import { fingerprint, SUPPORT_FILE_LIMIT, SUPPORT_FORMAT, type RecordedPage, type SupportFile } from './supportFile.ts';

/** Why a text is not taken for a support file. */
export type SupportFileRefusal = 'too-big' | 'not-json' | 'not-support' | 'other-format' | 'changed' | 'damaged';

type Bag = Record<string, unknown>;

const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isListOf = (value: unknown, is: (entry: Bag) => boolean): boolean =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && is(entry));

const isPage = (value: unknown): value is RecordedPage =>
  isObject(value) && isTextOrNull(value.pattern) && areTexts(value.query);
const STATUSES: readonly unknown[] = ['pending', 'fulfilled', 'rejected'];
const isAnswer = ({ key, endpoint, status }: Bag): boolean =>
  isText(key) && isText(endpoint) && STATUSES.includes(status);
const isState = (value: unknown): boolean =>
  isObject(value) && isPage(value.page) && isObject(value.slices) && isListOf(value.answers, isAnswer);
const isStep = ({ at, type, answer, dropped, page }: Bag): boolean =>
  isCount(at) &&
  isText(type) &&
  (answer === undefined || (isObject(answer) && isAnswer(answer))) &&
  (dropped === undefined || isText(dropped)) &&
  (page === undefined || isPage(page));
const isRequest = ({ operation, status, requestId, at, took }: Bag): boolean =>
  isText(operation) && isCount(status) && isTextOrNull(requestId) && isCount(at) && isCount(took);
const isAccess = (value: unknown): boolean =>
  isObject(value) &&
  (value.grants === null || areTexts(value.grants)) &&
  areTexts(value.groups) &&
  areTexts(value.flags);
const isError = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && isText(value.errorClass) && isTextOrNull(value.requestId) && areTexts(value.frames));

const isWhole = (file: Bag): boolean =>
  [file.madeAt, isObject(file.viewport) && file.viewport.width, isObject(file.viewport) && file.viewport.height].every(
    isCount,
  ) &&
  isText(file.version) &&
  (file.mode === 'demo' || file.mode === 'production') &&
  isTextOrNull(file.documentRequestId) &&
  typeof file.isEmbedded === 'boolean' &&
  isPage(file.page) &&
  isAccess(file.access) &&
  areTexts(file.consent) &&
  isError(file.error) &&
  isListOf(file.requests, isRequest) &&
  isObject(file.vitals) &&
  Object.values(file.vitals).every(isCount) &&
  isState(file.start) &&
  isListOf(file.steps, isStep);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the text of a support file. Total: whatever was pasted, it answers with the file or with the reason why not.
 * `changed` means that the file was edited or cut after it was made.
 */
export function readSupportFile(text: string): { file: SupportFile } | { refusal: SupportFileRefusal } {
  if (text.length > SUPPORT_FILE_LIMIT) return { refusal: 'too-big' };
  const value = parsed(text.trim());
  if (value === undefined) return { refusal: 'not-json' };
  if (!isObject(value) || value.kind !== 'muniment-support') return { refusal: 'not-support' };
  if (value.format !== SUPPORT_FORMAT) return { refusal: 'other-format' };
  const { fingerprint: stated, ...file } = value;
  if (stated !== fingerprint(JSON.stringify(file))) return { refusal: 'changed' };
  return isWhole(file) ? { file: file as unknown as SupportFile } : { refusal: 'damaged' };
}
