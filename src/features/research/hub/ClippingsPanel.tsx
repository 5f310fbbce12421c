import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';
import { useHubClippingsQuery } from './hubApi.ts';
import { Panel } from './Panel.tsx';
import { clippingsPanelTexts as texts } from './texts.ts';

/** The newest clippings with their pictures, where those may be seen now. */
export function ClippingsPanel() {
  const { data, error } = useHubClippingsQuery();
  const total = data?.total ?? 0;
  return (
    <Panel title={texts.title} data={data} error={error} failed={texts.failed} empty={total === 0 ? texts.empty : null} to="/collections/all-clippings" all={texts.all(total)}>
      <ul role="list" className={styles.clippings}>
        {data?.clippings.map(({ id, title, citation, thumbnail }) => (
          <li key={id}>
            {thumbnail === null ? <span className={styles.noPicture} /> : <img src={thumbnail} alt="" className={styles.picture} />}
            <TextLink plain to={`/collections/all-clippings?clipping=${id}`} title={citation}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
