import { storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';
import { useHubSavedSearchesQuery } from './hubApi.ts';
import { Panel } from './Panel.tsx';
import { savedPanelTexts as texts } from './texts.ts';

const MOST = 5;

/** Saved searches, those with new results first. */
export function SavedPanel() {
  const { data: searches, error } = useHubSavedSearchesQuery();
  const first = [...(searches ?? [])].sort((one, other) => (other.newCount ?? 0) - (one.newCount ?? 0)).slice(0, MOST);
  return (
    <Panel title={texts.title} data={searches} error={error} failed={texts.failed} empty={first.length === 0 ? texts.empty : null} to="/search/saved" all={texts.all}>
      <ul role="list" className={styles.list}>
        {first.map(({ id, name, newCount, ...stored }) => (
          <li key={id} className={styles.entry}>
            <TextLink plain to={storedSearchAddress(stored)}>
              {name}
            </TextLink>
            {newCount !== null && newCount > 0 && <Badge tone="success">{texts.newCount(newCount)}</Badge>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
