import { Folder } from 'lucide-react';

import { folderAddress, folderCount } from '#features/research/core/index.ts';
import { dayInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { CreateFolderForm } from './CreateFolderForm.tsx';
import type { ResearchHub } from './hubApi.ts';
import styles from './hub.module.scss';
import { Panel } from './Panel.tsx';
import { folderListTexts as texts } from './texts.ts';

/** From here on the list says how many more folders can be made. */
const FEW_LEFT = 20;

/** How many more the member may make: those of others take no room. */
const left = (folders: readonly { isMine: boolean }[], most: number): number =>
  most - folders.filter(({ isMine }) => isMine).length;

/** The member, the last changed first, and a form for a new one (grant `my-research:workspaces`, Q-095). */
export function FolderList({ part }: { part: ResearchHub['folders'] | undefined }) {
  return (
    <Panel title={texts.title} part={part} failed={texts.failed} empty={() => null}>
      {({ folders, most }) => (
        <>
          {folders.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
          {folders.length > 0 && (
            <ul role="list" className={styles.folders}>
              {folders.map(({ id, name, itemCount, changedAt, isMine, ownerName }) => (
                <li key={id} className={styles.folder}>
                  <Folder aria-hidden="true" />
                  <div>
                    <TextLink plain to={folderAddress(id)}>
                      {name}
                    </TextLink>
                    <p className={styles.muted}>
                      {folderCount(itemCount)} · {texts.changed}{' '}
                      <time dateTime={changedAt}>{dayInWords(changedAt)}</time>
                      {!isMine && ` · ${texts.sharedBy(ownerName)}`}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )}
          {left(folders, most) < FEW_LEFT && <p className={styles.muted}>{texts.left(left(folders, most))}</p>}
          {left(folders, most) > 0 && <CreateFolderForm />}
        </>
      )}
    </Panel>
  );
}
