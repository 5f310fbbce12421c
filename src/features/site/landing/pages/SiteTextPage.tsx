import { useLocation } from 'react-router-dom';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { TextPage } from '../components/TextPage.tsx';
import { softwareTexts as texts } from '../softwareTexts.ts';

/**
 * The software that runs the site, its version, and whose data it carries (docs/data-sources.md). Operators’ own texts
 * stay without it.
 */
function SoftwareCredits() {
  return (
    <section aria-labelledby="software">
      <Stack gap={4}>
        <h2 id="software">{texts.title}</h2>
        <p>{texts.version(readSiteBoot().version)}</p>
        <p>
          {texts.data} <TextLink to="/about/licences">{texts.licences}</TextLink>
        </p>
        <DescriptionList
          items={texts.sources.map(({ what, whose, to, licence }) => ({
            term: what,
            value: (
              <>
                {to === null ? whose : <TextLink to={to}>{whose}</TextLink>}
                {`. ${licence}`}
              </>
            ),
          }))}
        />
      </Stack>
    </section>
  );
}

/**
 * What the site says of itself: `/about`, `/terms`, `/privacy` and `/accessibility`, each a text of the kind `site`
 * with the key of its address.
 */
export function Component() {
  const [, textKey = ''] = useLocation().pathname.toLowerCase().split('/');
  return <TextPage kind="site" textKey={textKey} below={textKey === 'about' && <SoftwareCredits />} />;
}
