import { useComeBack } from '#services/routing/useComeBack.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

/** The page for visitors: what they could do here, and the way in that comes back. It takes no file. */
export function LoggedOutUpload() {
  const comeBack = useComeBack();
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title="Sign in to upload your tree"
      actions={<WaysIn onLeave={comeBack} />}
    >
      <p>Trees are private until you share them. An account is free.</p>
    </Notice>
  );
}
