import { treeHintsAddress } from '#domain/trees/core/personAddress.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { MadeSearchList, SavedSearchList } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { lowClippingPicture } from '#ui/lowClippingPicture.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';
import type { ResearchHub } from './hubApi.ts';
import { Panel } from './Panel.tsx';
import { clippingsPanelTexts, diaryPanelTexts, hintsPanelTexts, openedPanelTexts, savedPanelTexts } from './texts.ts';

type PartOf<Name extends keyof ResearchHub> = ResearchHub[Name] | undefined;

/** Records and articles that were opened last from searches of the diary. */
function OpenedPanel({ opened }: { opened: PartOf<'opened'> }) {
  return (
    <Panel
      title={openedPanelTexts.title}
      part={opened}
      failed={openedPanelTexts.failed}
      empty={(pages) => (pages.length === 0 ? openedPanelTexts.empty : null)}
    >
      {(pages) => (
        <ul role="list" className={styles.list}>
          {pages.map(({ address, name, detail }) => (
            <li key={address} className={styles.entry}>
              <TextLink plain to={address}>
                {name}
              </TextLink>
              <span className={styles.muted}>{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The newest clippings; the address of a picture answers with what may be seen of it now. */
function ClippingsPanel({ clippings }: { clippings: PartOf<'clippings'> }) {
  return (
    <Panel
      title={clippingsPanelTexts.title}
      part={clippings}
      failed={clippingsPanelTexts.failed}
      empty={({ total }) => (total === 0 ? clippingsPanelTexts.empty : null)}
      to="/collections/all-clippings"
      all={clippingsPanelTexts.all(clippings?.total ?? 0)}
    >
      {({ clippings: newest }) => (
        <ul role="list" className={styles.clippings}>
          {newest.map(({ id, title, thumbnail }) => (
            <li key={id}>
              <img {...lowClippingPicture(thumbnail, '8rem')} alt="" className={styles.picture} />
              <TextLink plain to={`/collections/all-clippings?clipping=${id}`}>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What the member was doing elsewhere on the site, each part with its own grant. */
export function SidePanels({ hub }: { hub: ResearchHub | undefined }) {
  const maySave = useGrant('search:save-search');
  const mayClip = useGrant('collections');
  const hasTrees = useGrant('tree');
  return (
    <>
      <OpenedPanel opened={hub?.opened} />
      {maySave && (
        <Panel
          title={savedPanelTexts.title}
          part={hub?.saved}
          failed={savedPanelTexts.failed}
          empty={(searches) => (searches.length === 0 ? savedPanelTexts.empty : null)}
          to="/search/saved"
          all={savedPanelTexts.all}
        >
          {(searches) => <SavedSearchList searches={searches} />}
        </Panel>
      )}
      <Panel
        title={diaryPanelTexts.title}
        part={hub?.diary}
        failed={diaryPanelTexts.failed}
        empty={({ isStarted, entries }) =>
          entries.length > 0 ? null : isStarted ? diaryPanelTexts.empty : diaryPanelTexts.off
        }
        to="/search/diary"
        all={diaryPanelTexts.open}
      >
        {({ entries }) => <MadeSearchList searches={entries} />}
      </Panel>
      {mayClip && <ClippingsPanel clippings={hub?.clippings} />}
      {hasTrees && (
        <Panel
          title={hintsPanelTexts.title}
          part={hub?.hints}
          failed={hintsPanelTexts.failed}
          empty={(trees) => (trees.length === 0 ? hintsPanelTexts.empty : null)}
        >
          {(trees) => (
            <ul role="list" className={styles.list}>
              {trees.map(({ treeId, treeName, count }) => (
                <li key={treeId} className={styles.entry}>
                  <TextLink plain to={treeHintsAddress(treeId)}>
                    {treeName}
                  </TextLink>
                  <Badge tone="success">{hintsPanelTexts.waiting(count)}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </>
  );
}
