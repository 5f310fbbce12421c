import { CensusSearchPart } from '../components/CensusSearchPart.tsx';
import { TextLinks } from '../components/TextLinks.tsx';
import { TextPage } from '../components/TextPage.tsx';

/** The 1939 Register with its articles (spec 1 section 2). */
export function Component() {
  return (
    <TextPage
      kind="landing"
      textKey="1939register"
      inHead={() => <CensusSearchPart year={1939} label="Search the 1939 Register" />}
      below={<TextLinks title="Read more about the register" kind="article" under="1939register" addressOf={(key) => `/${key}`} />}
    />
  );
}
