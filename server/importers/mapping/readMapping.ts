import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, boolean, mixed, number, object, string, ValidationError, type ObjectShape } from 'yup';

import { RECORD_ITEM_TYPES } from '#domain/records/core/record.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { CATEGORIES } from '#domain/search/core/taxonomy/categories.ts';
import { isSourceCountry } from '#domain/search/core/taxonomy/regions.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { FILTER_NAMES } from '../rows/templateFilters.ts';
import { placeholdersOf } from './compileTemplate.ts';
import { ENCODINGS, type ImportMapping } from './importMapping.ts';

const SHIPPED = 'server/importers/mappings';
/** What a template knows of a row beside its columns. */
const ROW_COLUMNS = ['#file', '#line'];
const textOrNull = () => string().nullable().default(null);
const oneOf = <Value extends string>(values: readonly Value[]) => string<Value>().oneOf([...values]);

/** An object of settings; a misspelt one is reported, not passed over. */
const settings = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown('${path} has an unknown setting: ${unknown}');

/** Every value of an object must be a string: the shape of replacement tables and field templates. */
const texts = () =>
  mixed<Record<string, string>>(
    (value): value is Record<string, string> =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((entry) => typeof entry === 'string'),
  ).typeError('${path} must be an object of texts');

const tablesShape = mixed<Record<string, Record<string, string>>>(
  (value): value is Record<string, Record<string, string>> =>
    typeof value === 'object' && value !== null && Object.values(value).every((table) => texts().isType(table)),
).typeError('${path} must be an object of objects of texts');

const shape = settings({
  name: string().required(),
  format: settings({
    delimiter: oneOf(['comma', 'tab', 'semicolon', 'pipe'] as const).required(),
    encoding: oneOf(ENCODINGS).default('auto'),
    quotes: boolean().default(true),
    shortRows: oneOf(['refuse', 'fill'] as const).nullable().default(null),
    columns: array(string().required()).nullable().default(null),
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
  type: oneOf(RECORD_ITEM_TYPES).required(),
  key: string().required(),
  required: array(string().required()).default([]),
  blanks: array(string().required()).default([]),
  tables: tablesShape.default({}),
  life: settings({
    from: oneOf(['death', 'birth', 'age'] as const).required(),
    atLeast: number().integer().min(0).default(0),
    named: array(string().required()).default([]),
    namedAtLeast: number().integer().min(0).default(0),
  }).required(),
  records: array(settings({ suffix: textOrNull(), requiresAny: array(string().required()).default([]), group: textOrNull(), order: textOrNull(), fields: texts().required(), textFiles: texts().default({}) }))
    .min(1)
    .required(),
});

/**
 * Reads a mapping: a file's path, or the name of one that is shipped (`freecen`, `freereg-baptisms`, …).
 *
 * @throws UserError naming the file and the setting that is wrong; nothing has been touched by then.
 */
export function readMapping(nameOrFile: string): ImportMapping {
  const file = /[\\/.]/.test(nameOrFile) ? path.resolve(nameOrFile) : path.join(projectRoot(), SHIPPED, `${nameOrFile}.json`);
  const mapping = checkedShape(file, parsed(file));
  for (const { template, where } of templatesOf(mapping)) {
    for (const { columns, filters } of placeholdersOf(template)) {
      const unknown = columns.find((column) => column.startsWith('#') && !ROW_COLUMNS.includes(column));
      if (unknown !== undefined) throw new UserError(`${file}: ${where} uses "${unknown}"; of the row itself there are ${ROW_COLUMNS.join(', ')}.`);
      for (const [filter, argument] of filters) {
        if (!FILTER_NAMES.includes(filter)) throw new UserError(`${file}: ${where} uses the filter "${filter}"; there are ${FILTER_NAMES.join(', ')}.`);
        if (filter === 'table' && mapping.tables[argument ?? ''] === undefined) throw new UserError(`${file}: ${where} uses the table "${argument}", which "tables" does not have.`);
      }
    }
  }
  for (const fieldId of [...mapping.life.named, ...mapping.records.flatMap(({ fields, textFiles }) => [...Object.keys(fields), ...Object.keys(textFiles)])]) {
    if (!fieldById(fieldId)) throw new UserError(`${file}: "${fieldId}" is not a field of the catalogue; \`npm run muniment -- fields\` lists them.`);
  }
  checkTaxonomy(file, mapping.recordSet);
  const suffixes = mapping.records.map(({ suffix }) => suffix);
  if (new Set(suffixes).size < suffixes.length) throw new UserError(`${file}: each of "records" needs a "suffix" of its own, or two records of a row would share an id.`);
  return mapping;
}

function parsed(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`There is no mapping ${file}. Shipped ones are named without an ending: freecen, freereg-baptisms, freereg-burials, freereg-marriages.`);
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

/** A set outside the taxonomy would be on no page that readers browse. */
function checkTaxonomy(file: string, { category, subcategory, sourceCountry }: ImportMapping['recordSet']): void {
  const found = CATEGORIES.find(({ id }) => id === category);
  if (!found) throw new UserError(`${file}: there is no category "${category}"; there are ${CATEGORIES.map(({ id }) => `"${id}"`).join(', ')}.`);
  if (!found.subcategories.some((id) => id === subcategory)) {
    throw new UserError(`${file}: "${category}" has no subcategory "${subcategory}"; it has ${found.subcategories.map((id) => `"${id}"`).join(', ')}.`);
  }
  if (!isSourceCountry(sourceCountry)) throw new UserError(`${file}: there is no country "${sourceCountry}" to put records under; write it in lower case, "england".`);
}

function templatesOf(mapping: ImportMapping): { where: string; template: string }[] {
  return [
    { where: '"key"', template: mapping.key },
    ...mapping.records.flatMap(({ group, order, fields, textFiles }, at) => [
      ...(group === null ? [] : [{ where: `records[${at}].group`, template: group }]),
      ...(order === null ? [] : [{ where: `records[${at}].order`, template: order }]),
      ...Object.entries(fields).map(([fieldId, template]) => ({ where: `records[${at}].fields.${fieldId}`, template })),
      ...Object.entries(textFiles).map(([fieldId, template]) => ({ where: `records[${at}].textFiles.${fieldId}`, template })),
    ]),
  ];
}
