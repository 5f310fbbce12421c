import { readFileSync } from 'node:fs';
import path from 'node:path';

import { array, boolean, mixed, number, object, string, ValidationError, type ObjectShape } from 'yup';

import { NOTATIONS } from '#domain/kernel/readings/reading.ts';
import { RECORD_ITEM_TYPES } from '#domain/records/core/record.ts';
import { CATEGORIES, readCategory } from '#domain/search/core/taxonomy/categories.ts';
import { readSourceCountry } from '#domain/search/core/taxonomy/regions.ts';
import { readSubcategory } from '#domain/search/core/taxonomy/subcategories.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { FILTER_NAMES } from '../rows/templateFilters.ts';
import { placeholdersOf } from './compileTemplate.ts';
import { fieldNamed, ENCODINGS, type ImportMapping } from './importMapping.ts';

/** Years for which something may be closed. */
const YEARS = /^\d{1,3}$/u;
const SHIPPED = 'server/importers/mappings';
/** What a template knows of a row beside its columns. */
const ROW_COLUMNS = ['#file', '#line'];
const textOrNull = () => string().nullable().default(null);
/** One of these, however its letters are written: `Census` is CENSUS. */
const oneOf = <Value extends string>(values: readonly Value[]) =>
  string<Value>()
    .transform((given: unknown) =>
      typeof given === 'string'
        ? (values.find((value) => value.toLowerCase() === given.trim().toLowerCase()) ?? given)
        : given,
    )
    .oneOf([...values]);

/** An object of settings; a misspelt one is reported, not passed over. */
const settings = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown('${path} has an unknown setting: ${unknown}');

/** Every value of an object must be a string: the shape of replacement tables and field templates. */
const texts = () =>
  mixed<Record<string, string>>(
    (value): value is Record<string, string> =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((entry) => typeof entry === 'string'),
  ).typeError('${path} must be an object of texts');

const tablesShape = mixed<Record<string, Record<string, string>>>(
  (value): value is Record<string, Record<string, string>> =>
    typeof value === 'object' && value !== null && Object.values(value).every((table) => texts().isType(table)),
).typeError('${path} must be an object of objects of texts');

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const keyShape = mixed<string | string[]>(
  (value): value is string | string[] =>
    isText(value) ||
    (Array.isArray(value) && value.length > 0 && value.every((column) => isText(column) && !column.startsWith('#'))),
).typeError('${path} must be a template, or a list of columns');

const shape = settings({
  name: string().required(),
  format: settings({
    delimiter: oneOf(['comma', 'tab', 'semicolon', 'pipe'] as const).required(),
    encoding: oneOf(ENCODINGS).default('auto'),
    quotes: boolean().default(true),
    shortRows: oneOf(['refuse', 'fill'] as const)
      .nullable()
      .default(null),
    columns: array(string().required()).nullable().default(null),
    counts: oneOf(['rows'] as const),
  }).required(),
  recordSet: settings({
    description: string().required(),
    type: oneOf(RECORD_ITEM_TYPES).required(),
    category: string().required(),
    subcategory: string().required(),
    sourceCountry: string().required(),
    access: oneOf(['free', 'members', 'subscribers'] as const).required(),
    repository: textOrNull(),
    archiveSeries: textOrNull(),
    attribution: textOrNull(),
  }).required(),
  notation: oneOf(NOTATIONS),
  doubts: texts().optional(),
  closedUntil: string(),
  type: oneOf(RECORD_ITEM_TYPES).required(),
  key: keyShape.required(),
  required: array(string().required()).default([]),
  blanks: array(string().required()).default([]),
  tables: tablesShape.default({}),
  life: settings({
    from: oneOf(['death', 'birth', 'age'] as const).required(),
    atLeast: number().integer().min(0).default(0),
    named: array(string().required()).default([]),
    namedAtLeast: number().integer().min(0).default(0),
  }).required(),
  records: array(
    settings({
      suffix: textOrNull(),
      requiresAny: array(string().required()).default([]),
      group: textOrNull(),
      order: textOrNull(),
      fields: texts().required(),
      textFiles: texts().default({}),
    }),
  )
    .min(1)
    .required(),
});

/**
 * Reads a mapping: a file's path, or the name of one that is shipped (`freecen`, `freereg-baptisms`, …).
 *
 * @throws UserError naming the file and the setting that is wrong; nothing has been touched by then.
 */
export function readMapping(nameOrFile: string): ImportMapping {
  const file = /[\\/.]/.test(nameOrFile)
    ? path.resolve(nameOrFile)
    : path.join(projectRoot(), SHIPPED, `${nameOrFile}.json`);
  const mapping = withIds(file, checkedShape(file, parsed(file)));
  for (const { template, where } of templatesOf(mapping)) {
    for (const { columns, filters } of placeholdersOf(template)) {
      const unknown = columns.find((column) => column.startsWith('#') && !ROW_COLUMNS.includes(column));
      if (unknown !== undefined)
        throw new UserError(
          `${file}: ${where} uses "${unknown}"; of the row itself there are ${ROW_COLUMNS.join(', ')}.`,
        );
      for (const [filter, argument] of filters) {
        if (!FILTER_NAMES.includes(filter))
          throw new UserError(
            `${file}: ${where} uses the filter "${filter}"; there are ${FILTER_NAMES.join(', ')}. A heading with a bar goes in single quotes: {'Place | parish'}.`,
          );
        if (filter === 'table' && mapping.tables[argument ?? ''] === undefined)
          throw new UserError(`${file}: ${where} uses the table "${argument}", which "tables" does not have.`);
        if (filter === 'closedFor' && !YEARS.test(argument ?? ''))
          throw new UserError(
            `${file}: ${where} needs a number of years behind "closedFor": {admitted|closedFor:100}.`,
          );
      }
    }
  }
  const suffixes = mapping.records.map(({ suffix }) => suffix);
  if (new Set(suffixes).size < suffixes.length)
    throw new UserError(
      `${file}: each of "records" needs a "suffix" of its own, or two records of a row would share an id.`,
    );
  return mapping;
}

function parsed(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UserError(
      `There is no mapping ${file}. Shipped ones are named without an ending: freecen, freereg-baptisms, freereg-burials, freereg-marriages.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Names that every object has by itself: the check of settings would take them for settings of its own. */
function refuseOwnNames(file: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name in Object.prototype) throw new UserError(`${file}: nothing in a mapping can be called "${name}".`);
    refuseOwnNames(file, inner);
  }
}

function checkedShape(file: string, value: unknown): ImportMapping {
  refuseOwnNames(file, value);
  try {
    return shape.validateSync(value, { strict: false, stripUnknown: false });
  } catch (error) {
    if (error instanceof ValidationError) throw new UserError(`${file}: ${error.message}.`);
    throw error;
  }
}

/** The mapping with the ids of what it calls by the name that readers see. */
function withIds(file: string, mapping: ImportMapping): ImportMapping {
  const fieldId = (text: string): string => {
    const id = fieldNamed(text);
    if (id === null)
      throw new UserError(
        `${file}: "${text}" is not a field of the catalogue; \`npm run muniment -- fields\` lists them.`,
      );
    return id;
  };
  const byId = (templates: Readonly<Record<string, string>>, where: string): Record<string, string> => {
    const named: Record<string, string> = {};
    for (const [text, template] of Object.entries(templates)) {
      if (fieldId(text) in named)
        throw new UserError(`${file}: ${where} names the field "${fieldId(text)}" twice, once as "${text}".`);
      named[fieldId(text)] = template;
    }
    return named;
  };
  return {
    ...mapping,
    recordSet: { ...mapping.recordSet, ...taxonomyIds(file, mapping.recordSet) },
    ...(mapping.doubts && { doubts: byId(mapping.doubts, 'doubts') }),
    life: { ...mapping.life, named: mapping.life.named.map(fieldId) },
    records: mapping.records.map((record, at) => ({
      ...record,
      fields: byId(record.fields, `records[${at}].fields`),
      textFiles: byId(record.textFiles, `records[${at}].textFiles`),
    })),
  };
}

/** A set outside the taxonomy would be on no page that readers browse. */
function taxonomyIds(
  file: string,
  given: ImportMapping['recordSet'],
): Pick<ImportMapping['recordSet'], 'category' | 'subcategory' | 'sourceCountry'> {
  const category = CATEGORIES.find(({ id }) => id === readCategory(given.category.trim().toLowerCase()));
  if (!category)
    throw new UserError(
      `${file}: there is no category "${given.category}"; there are ${CATEGORIES.map(({ id }) => `"${id}"`).join(', ')}.`,
    );
  const subcategory = readSubcategory(given.subcategory.trim().toLowerCase());
  if (!category.subcategories.some((id) => id === subcategory)) {
    throw new UserError(
      `${file}: "${category.id}" has no subcategory "${given.subcategory}"; it has ${category.subcategories.map((id) => `"${id}"`).join(', ')}.`,
    );
  }
  const sourceCountry = readSourceCountry(given.sourceCountry);
  if (sourceCountry === null)
    throw new UserError(
      `${file}: there is no country "${given.sourceCountry}" to put records under; write "england", "australia" or another that the site lists.`,
    );
  return { category: category.id, subcategory: subcategory ?? '', sourceCountry };
}

function templatesOf(mapping: ImportMapping): { where: string; template: string }[] {
  return [
    ...(typeof mapping.key === 'string' ? [{ where: '"key"', template: mapping.key }] : []),
    ...(mapping.closedUntil === undefined ? [] : [{ where: '"closedUntil"', template: mapping.closedUntil }]),
    ...mapping.records.flatMap(({ group, order, fields, textFiles }, at) => [
      ...(group === null ? [] : [{ where: `records[${at}].group`, template: group }]),
      ...(order === null ? [] : [{ where: `records[${at}].order`, template: order }]),
      ...Object.entries(fields).map(([fieldId, template]) => ({ where: `records[${at}].fields.${fieldId}`, template })),
      ...Object.entries(textFiles).map(([fieldId, template]) => ({
        where: `records[${at}].textFiles.${fieldId}`,
        template,
      })),
    ]),
  ];
}
