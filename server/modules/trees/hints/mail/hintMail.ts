import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';
import { preferenceLink, type LinkDeps } from '#server/platform/mail/preferenceLinks.ts';

import type { NewHints } from '../reading/newHints.ts';

const whatIsNew = ({ records, notices }: NewHints): string =>
  [
    ...(records > 0 ? [countInWords(records, 'new record hint')] : []),
    ...(notices > 0 ? [countInWords(notices, 'newspaper notice')] : []),
  ].join(' and ');

/** An email about new hints of a member's trees: names of trees and counts, and no person, record or newspaper. */
export const hintMail = (
  links: LinkDeps,
  memberId: number,
  trees: readonly NewHints[],
): Omit<Mail, 'to' | 'memberId'> => {
  const [first] = trees;
  return {
    kind: 'new-hints',
    ...composeMail({
      subject: trees.length === 1 ? 'New hints for your family tree' : `New hints for ${trees.length} family trees`,
      before: [
        `We’ve found records and newspaper notices that may be about people in your ${trees.length === 1 ? 'tree' : 'trees'}:`,
        ...trees.map((tree) => `${tree.treeName}: ${whatIsNew(tree)}`),
      ],
      action: {
        label: 'Review new hints',
        href:
          first && trees.length === 1
            ? `${links.publicUrl}/tree/${first.treeId}/all-hints`
            : `${links.publicUrl}/family-tree`,
      },
      footer: [
        'You get this because your preferences allow emails about discoveries. We send at most one email about hints a week.',
      ],
      footerLinks: [preferenceLink(links, memberId)],
    }),
  };
};
