import type { SupportFile } from '#domain/staff/support/supportFile.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** What was so throughout: who may do what, in which window, and how the last calls to the server went. */
export function ReplayFacts({ file }: { file: SupportFile }) {
  const { madeAt, version, mode, error, documentRequestId, access, consent, viewport, isEmbedded, requests, vitals } = file;
  return (
    <section aria-label="Recorded facts">
      <h2>As recorded</h2>
      <DescriptionList
        items={[
          { term: 'Made', value: moment.format(madeAt) },
          { term: 'Version', value: `${version} (${mode})` },
          { term: 'Error', value: error ? [error.errorClass, ...error.frames.slice(0, 1)].join(' at ') : null },
          { term: 'Request Id', value: error?.requestId ?? documentRequestId },
          { term: 'Window', value: `${viewport.width} × ${viewport.height}${isEmbedded ? ', inside the phone app' : ''}` },
          { term: 'Grants', value: access.grants === null ? 'could not be loaded' : listed(access.grants) },
          { term: 'Flags', value: listed(access.flags) },
          { term: 'Test groups', value: listed(access.groups) },
          { term: 'Consent', value: listed(consent) },
          { term: 'Web vitals', value: listed(Object.entries(vitals).map(([name, value]) => `${name} ${value}`)) },
          { term: 'Last calls', value: listed(requests.map(({ operation, status, took, requestId }) => `${operation} ${status === 0 ? 'no answer' : status} in ${took} ms${requestId === null ? '' : ` (${requestId})`}`)) },
        ]}
      />
    </section>
  );
}
