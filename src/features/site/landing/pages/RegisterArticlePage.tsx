import { useParams } from 'react-router-dom';

import { censusTexts } from '../censusTexts.ts';
import { TextLinks } from '../components/TextLinks.tsx';
import { TextPage } from '../components/TextPage.tsx';

const FOLDER = '1939register';

/** One article about the 1939 Register (spec 1 section 2). */
export function Component() {
  const { articleId = '' } = useParams();
  const key = `${FOLDER}/${articleId}`;
  return (
    <TextPage
      kind="article"
      textKey={key}
      below={
        <TextLinks
          title={censusTexts.others1939}
          kind="article"
          under={FOLDER}
          except={key}
          addressOf={(other) => `/${other}`}
        />
      }
    />
  );
}
