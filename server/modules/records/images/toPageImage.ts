import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { IMAGES_PATH } from '#server/engines/images/http/imageRoutes.ts';
import type { PageImage, PageLine } from '#server/engines/images/PageImage.ts';
import type {
  PageImage as AnsweredPage,
  PageLine as AnsweredLine,
} from '#server/modules/kernel/graphql/types.generated.ts';

/** Said of a person beside the image, in this order, as far as the record has it. */
const DETAILS = [
  'RelationshipToHead',
  'Age',
  'DateOfBirth',
  'Occupation',
  'EventDate',
  'SpouseFirstName',
  'FatherFirstName',
  'PlaceOfBirth',
];
/** A line of a list has room for three. */
const MOST_DETAILS = 3;

const detailsOf = (fields: RecordFields) =>
  DETAILS.flatMap((fieldId) => {
    const value = textOf(fields, fieldId);
    return value === null ? [] : [{ fieldId, label: fieldById(fieldId)?.displayLabel ?? fieldId, value }];
  }).slice(0, MOST_DETAILS);

function toLine({ recordId, region }: PageLine, fields: RecordFields | undefined): AnsweredLine {
  if (!fields) return { recordId: null, name: null, summary: null, details: [], region, isClosed: true };
  return {
    recordId,
    name: recordName(fields),
    summary: summaryLine(fields),
    details: detailsOf(fields),
    region,
    isClosed: false,
  };
}

/**
 * A page whose reader may see it; whether its image is lost is looked at when it is asked for (resolvers.ts). `records`
 * are the open ones; of every other line only its place is given.
 */
export function toPageImage(
  page: PageImage,
  records: ReadonlyMap<string, RecordFields>,
  publicUrl: string,
): AnsweredPage {
  const { id, bookId, label, owner, position, width, height, lines } = page;
  return {
    id,
    bookId,
    label,
    position,
    width,
    height,
    service: `${publicUrl}${IMAGES_PATH}/${id}`,
    isImageLost: null,
    notation: (owner.kind === 'set' && owner.recordSet.notation) || 'plain',
    lines: lines.map((line) =>
      toLine(line, line.isClosed || line.recordId === null ? undefined : records.get(line.recordId)),
    ),
  };
}
