import { below, REFUSED, SHAPE_ONLY, type ShownOperations } from './shown.ts';

const WAY = ['title', 'description', 'path'];
const SPAN = ['text', 'to'];
const BLOCK = [
  'kind',
  'level',
  'anchor',
  ...below('spans', SPAN),
  ...below('items', SPAN),
  ...below('rows', SPAN),
  ...below('entries', ['title', 'value', 'to', ...below('spans', SPAN)]),
];

/** What may be seen of the help: its published texts, never a question, and nothing of what anyone wrote to support. */
export const helpOperations: ShownOperations = {
  helpHome: { answer: [...below('categories', [...WAY, 'articleCount']), ...below('common', WAY)] },
  helpCategory: { answer: [...WAY, ...below('sections', [...WAY, ...below('articles', WAY)])] },
  helpSection: { answer: [...WAY, ...below('category', WAY), ...below('articles', WAY)] },
  helpArticle: {
    answer: [
      'id',
      ...WAY,
      'updated',
      ...below('section', WAY),
      ...below('category', WAY),
      ...below('related', WAY),
      ...below('blocks', BLOCK),
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
