import type { SupportFile } from '#domain/staff/support/supportFile.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';

import { factTexts as texts } from '../texts.ts';
import { stepTexts } from './texts.ts';

const listed = (names: readonly string[]): string => (names.length === 0 ? texts.none : names.join(', '));
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** What was true throughout: the reader's rights, the window, and the outcome of the last calls to the server. */
export function ReplayFacts({ file }: { file: SupportFile }) {
  const { madeAt, version, mode, error, documentRequestId, access, consent, viewport, isEmbedded, requests, vitals } =
    file;
  return (
    <section aria-label={stepTexts.facts}>
      <h2>{stepTexts.recorded}</h2>
      <DescriptionList
        items={[
          { term: texts.made, value: moment.format(madeAt) },
          { term: texts.version, value: `${version} (${mode})` },
          { term: texts.error, value: error ? [error.errorClass, ...error.frames.slice(0, 1)].join(' at ') : null },
          { term: texts.requestId, value: error?.requestId ?? documentRequestId },
          { term: texts.window, value: `${viewport.width} × ${viewport.height}${isEmbedded ? texts.insideApp : ''}` },
          { term: texts.rights, value: access.grants === null ? texts.unknownRights : listed(access.grants) },
          { term: texts.flags, value: listed(access.flags) },
          { term: texts.groups, value: listed(access.groups) },
          { term: texts.consent, value: listed(consent) },
          { term: texts.vitals, value: listed(Object.entries(vitals).map(([name, value]) => `${name} ${value}`)) },
          {
            term: texts.lastCalls,
            value: listed(
              requests.map(
                ({ operation, status, took, requestId }) =>
                  `${operation} ${status === 0 ? texts.noAnswer : status} in ${took} ms${requestId === null ? '' : ` (${requestId})`}`,
              ),
            ),
          },
        ]}
      />
    </section>
  );
}
