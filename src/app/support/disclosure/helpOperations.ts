import { fieldsBelow, REFUSED, SHAPE_ONLY, type OperationDisclosures } from './disclosure.ts';

const WAY = ['title', 'description', 'path'];
const SPAN = ['text', 'to'];
const BLOCK = [
  'kind',
  'level',
  'anchor',
  ...fieldsBelow('spans', SPAN),
  ...fieldsBelow('items', SPAN),
  ...fieldsBelow('rows', SPAN),
  ...fieldsBelow('entries', ['title', 'value', 'to', ...fieldsBelow('spans', SPAN)]),
];

/** What may be seen of the help: its published texts, never a question, and nothing of what anyone wrote to support. */
export const helpOperations: OperationDisclosures = {
  helpHome: { answer: [...fieldsBelow('categories', [...WAY, 'articleCount']), ...fieldsBelow('common', WAY)] },
  helpCategory: { answer: [...WAY, ...fieldsBelow('sections', [...WAY, ...fieldsBelow('articles', WAY)])] },
  helpSection: { answer: [...WAY, ...fieldsBelow('category', WAY), ...fieldsBelow('articles', WAY)] },
  helpArticle: {
    answer: [
      'id',
      ...WAY,
      'updated',
      ...fieldsBelow('section', WAY),
      ...fieldsBelow('category', WAY),
      ...fieldsBelow('related', WAY),
      ...fieldsBelow('blocks', BLOCK),
    ],
  },
  // Which articles were found says what was asked.
  helpSearch: SHAPE_ONLY,
  helpForPage: { answer: WAY },
  serviceNotices: { answer: ['level', 'text', 'areas'] },
  rateArticle: SHAPE_ONLY,
  contactSupport: REFUSED,
  supportRequests: SHAPE_ONLY,
  supportRequest: REFUSED,
  replyToSupport: REFUSED,
  solveSupportRequest: REFUSED,
  deskRequests: REFUSED,
  deskRequest: REFUSED,
  deskReply: REFUSED,
  deskMove: REFUSED,
  plannedNotices: SHAPE_ONLY,
  helpRatings: REFUSED,
  writeServiceNotice: SHAPE_ONLY,
  endServiceNotice: SHAPE_ONLY,
};
