import { useComeBack } from '#services/routing/useComeBack.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

/** What a visitor is told of a record that is for members, with the way in that comes back here. */
export function SignInOffer() {
  const comeBack = useComeBack();
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title="Sign in to read the whole transcript"
      actions={<WaysIn onLeave={comeBack} />}
    >
      <p>This is the free summary. Members read every field, the household or event, and where the original is kept.</p>
    </Notice>
  );
}
