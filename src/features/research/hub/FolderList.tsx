import { Folder } from 'lucide-react';

import { folderAddress, folderCount, useResearchFoldersQuery } from '#features/research/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { CreateFolderForm } from './CreateFolderForm.tsx';
import styles from './hub.module.scss';
import { folderListTexts as texts } from './texts.ts';

/** From here on the list says how many more folders can be made. */
const FEW_LEFT = 20;

/** The member's folders, the last changed first, and a form for a new one (grant `my-research:workspaces`, Q-095). States: loading, failed, none, a list. */
export function FolderList() {
  const { data, error, refetch } = useResearchFoldersQuery();
  const left = data ? data.most - data.folders.length : 0;
  return (
    <Card title={texts.title}>
      {!data && (error ? <LoadFailure headingLevel={3} title={texts.failed} {...failureText(error)} onRetry={() => void refetch()} /> : <SkeletonTable rows={3} columns={2} />)}
      {data?.folders.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
      {data && data.folders.length > 0 && (
        <ul role="list" className={styles.folders}>
          {data.folders.map(({ id, name, itemCount, changedAt }) => (
            <li key={id} className={styles.folder}>
              <Folder aria-hidden="true" />
              <div>
                <TextLink plain to={folderAddress(id)}>
                  {name}
                </TextLink>
                <p className={styles.muted}>
                  {folderCount(itemCount)} · {texts.changed} <time dateTime={changedAt}>{dayInWords(changedAt)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {data && left < FEW_LEFT && <p className={styles.muted}>{texts.left(left)}</p>}
      {data && left > 0 && <CreateFolderForm />}
    </Card>
  );
}
