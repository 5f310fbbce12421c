import { isObject } from '#domain/kernel/values/typeGuards.ts';
import { fieldById, FIELDS } from '#domain/search/core/catalogue/fields.ts';
import type { FilterValue, SearchQuery } from '#domain/search/core/searchQuery.ts';
import { asAddressed } from '#domain/search/sentences/readSentence.ts';
import type { SentenceReading } from '#domain/search/sentences/sentenceReading.ts';
import type { AssistantSettings } from '#server/platform/config/settings/search.ts';

/** Reads a sentence with the help of a language model. Null when it has no valid answer, whatever the reason. */
export type Assistant = (text: string, signal?: AbortSignal) => Promise<SearchQuery['filters'] | null>;

/** A reader waits for it: longer than this and the rules' reading is shown. */
const PATIENCE_MS = 4000;
/** Years after which no one who was there is assumed to be living (docs/adr/0019). */
const LIVING_YEARS = 110;
const MOST_ANSWERED = 20_000;

/** Fields an assistant may fill: what a sentence says of a person and an event. */
const ASSISTED = [
  'FirstName',
  'LastName',
  'MaidenName',
  'YearOfBirth',
  'YearOfDeath',
  'MarriageYear',
  'EventYear',
  'Place',
  'PlaceOfBirth',
  'County',
  'Occupation',
  'Gender',
  'MaritalStatus',
  'SpouseFirstName',
  'SpouseLastName',
  'FatherFirstName',
  'MotherFirstName',
  'MothersMaidenName',
  'EventType',
  'SourceCategory',
  'SourceCountry',
  'Keywords',
].filter((fieldId) => fieldById(fieldId));

const INSTRUCTIONS = `You turn a sentence about a person in historical records into search fields. Answer with one JSON object and nothing else: {"fields": {name: value}}.
Names of fields: ${ASSISTED.join(', ')}. Values are strings, or for years {"year": number, "within": number of years either way}. Leave out what the sentence does not say. Do not guess.`;

/**
 * Whether a sentence may be sent to another company: only one whose years all lie so far back that it names no living
 * person. A sentence without a year may be about anyone, and stays here.
 */
export function mayLeaveTheSite(text: string, thisYear: number): boolean {
  const years = [...text.matchAll(/\d{4}/gu)].map(([year]) => Number(year));
  return years.length > 0 && years.every((year) => year < thisYear - LIVING_YEARS) && !/\d{5}|@/u.test(text);
}

function filterOf(fieldId: string, value: unknown): FilterValue | null {
  const plain: FilterValue = {
    values: [],
    variants: fieldById(fieldId)?.nameKind !== null,
    proximity: null,
    yearsEitherWay: null,
    excludedVariants: [],
  };
  if (typeof value === 'string' && value.trim() !== '') return { ...plain, values: [value.toLowerCase()] };
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { ...plain, values: [String(value)] };
  if (!isObject(value) || typeof value.year !== 'number' || !Number.isSafeInteger(value.year)) return null;
  const within = typeof value.within === 'number' && Number.isInteger(value.within) ? value.within : 0;
  return { ...plain, values: [String(value.year)], yearsEitherWay: Math.min(40, Math.max(0, within)) };
}

/** The part of an answer that the catalogue and the rules of the address allow. */
export function readAnswer(content: string): SearchQuery['filters'] | null {
  let answer: unknown;
  try {
    answer = JSON.parse(content.replace(/^\s*```(?:json)?|```\s*$/gu, ''));
  } catch {
    return null;
  }
  if (!isObject(answer) || !isObject(answer.fields)) return null;
  const { fields } = answer;
  const filters = Object.fromEntries(
    ASSISTED.flatMap((fieldId) => {
      const filter = filterOf(fieldId, fields[fieldId]);
      return filter ? [[fieldId, filter] as const] : [];
    }),
  );
  const understood = asAddressed(filters);
  return Object.keys(understood).length > 0 ? understood : null;
}

const contentOf = (body: unknown): string | null => {
  const [choice] = isObject(body) && Array.isArray(body.choices) ? (body.choices as unknown[]) : [];
  const message = isObject(choice) ? choice.message : null;
  return isObject(message) && typeof message.content === 'string' ? message.content.slice(0, MOST_ANSWERED) : null;
};

/**
 * An assistant behind an interface like OpenAI's. It gets the sentence and nothing else: no member, no address, no
 * history.
 */
export function createAssistant({ url, key, model }: AssistantSettings, patienceMs = PATIENCE_MS): Assistant {
  return async (text, signal) => {
    try {
      const answer = await fetch(`${url.replace(/\/$/u, '')}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          model,
          temperature: 0,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: INSTRUCTIONS },
            { role: 'user', content: text },
          ],
        }),
        signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]),
        redirect: 'error',
      });
      const content = answer.ok ? contentOf(await answer.json()) : null;
      return content === null ? null : readAnswer(content);
    } catch {
      return null;
    }
  };
}

/**
 * The rules' reading with an assistant's fields in the place of its own: the rules' findings are still shown by their
 * words.
 */
export function withAssistantFields(reading: SentenceReading, filters: SearchQuery['filters']): SentenceReading {
  const ordered = FIELDS.flatMap(({ fieldId }) => (filters[fieldId] ? [fieldId] : []));
  const values = Object.values(filters)
    .flatMap((filter) => filter.values)
    .join(' ');
  return {
    filters,
    parts: ordered.map(
      (fieldId) => reading.parts.find((part) => part.fieldId === fieldId) ?? { fieldId, text: '', start: 0, end: 0 },
    ),
    unread: reading.unread.filter(
      (stretch) =>
        !stretch
          .toLowerCase()
          .split(/\s+/u)
          .every((word) => values.includes(word)),
    ),
  };
}
