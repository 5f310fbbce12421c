import { EntryLink, folderAddress, kindTexts } from '#features/research/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Question } from './questionApi.ts';
import styles from './questions.module.scss';
import { collectedTexts as texts } from './texts.ts';

interface CollectedCardProps {
  question: Question;
  /** Starts a statement from a page. */
  onUse: (address: string) => void;
}

/** Pages that were added to the question, in the order of its folder; each can become the source of a statement. */
export function CollectedCard({ question: { folderId, collected }, onUse }: CollectedCardProps) {
  return (
    <Card title={texts.title}>
      {collected.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
      {collected.length > 0 && (
        <ul role="list" className={styles.rows}>
          {collected.map(({ id, kind, address, name, detail, note }) => (
            <li key={id} className={styles.row}>
              <div className={styles.body}>
                {address === null ? (
                  <p className={kind === 'HEADING' ? styles.small : styles.text}>{note}</p>
                ) : (
                  <>
                    <p className={styles.name}>
                      <Badge>{kindTexts[kind]}</Badge>
                      {name === null ? (
                        <span className={styles.muted}>{texts.closed}</span>
                      ) : (
                        <EntryLink kind={kind} address={address} name={name} />
                      )}
                    </p>
                    {detail !== null && <p className={styles.muted}>{detail}</p>}
                    {note !== '' && <p className={styles.text}>{note}</p>}
                    {kind !== 'SEARCH' && kind !== 'FILE' && name !== null && (
                      <div>
                        <Button
                          size="sm"
                          variant="quiet"
                          aria-label={texts.useOne(name)}
                          onClick={() => onUse(address)}
                        >
                          {texts.use}
                        </Button>
                      </div>
                    )}
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p>
        <TextLink to={folderAddress(folderId)}>{texts.folder}</TextLink>
      </p>
    </Card>
  );
}
