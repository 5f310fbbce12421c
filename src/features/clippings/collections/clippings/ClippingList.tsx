import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { classNames } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { useMyClippingsQuery, useRestoreClippingMutation } from '../clippingsOfMemberApi.ts';
import { CardsAnswer } from '../components/CardsAnswer.tsx';
import { ClippingCard } from '../components/ClippingCard.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import shared from '../components/components.module.scss';
import { lastPageOf, pageOf, stretchOf, withParameter } from '../components/pageOf.ts';
import { SearchWords } from '../components/SearchWords.tsx';
import { ExportPart } from '../exports/ExportPart.tsx';
import { exportTexts } from '../exports/texts.ts';
import { clippingCardTexts } from '../texts.ts';
import styles from './clippings.module.scss';
import { NoClippings } from './NoClippings.tsx';
import { SelectedClippings } from './SelectedClippings.tsx';
import { allClippingsTexts as texts, selectionTexts } from './texts.ts';

const Pagination = lazyPart(() => import('#ui/Pagination/Pagination.tsx').then((chunk) => chunk.Pagination));

/** From this share of the limit on it is said how many there are. */
const NEARLY = 0.9;

/**
 * The clippings of a member, by words and tag, as a grid or a list. States: loading, failed, none, none found,
 * clippings.
 */
export function ClippingList({ query, takesFocus }: { query: URLSearchParams; takesFocus: boolean }) {
  const navigate = useNavigate();
  const [words, tag] = [query.get('q') ?? '', query.get('tag')];
  const isRemoved = query.has('deleted');
  const isList = query.get('view') === 'list';
  const page = pageOf(query);
  const answer = useMyClippingsQuery({ words, tag, removed: isRemoved, ...stretchOf(page) });
  const [restore] = useRestoreClippingMutation();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const set = (name: string, value: string) => withParameter(query, name, value);
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <CollectionsFrame
      takesFocus={takesFocus}
      title={isRemoved ? texts.removed : texts.title}
      lead={isRemoved ? texts.noneRemoved.text : texts.lead}
      actions={
        <Inline gap={2}>
          <ButtonLink variant="quiet" size="sm" to={isRemoved ? '?' : '?deleted=1'}>
            {isRemoved ? texts.present : texts.removed}
          </ButtonLink>
          {!isRemoved && (answer.data?.total ?? 0) > 0 && (
            <ExportPart
              subject={{ words, tag }}
              name={words === '' && tag === null ? exportTexts.own : exportTexts.ownFound}
            />
          )}
        </Inline>
      }
    >
      <CardsAnswer answer={answer} loading={texts.loading} failed={texts.failed}>
        {({ clippings, total, tags, kept, most }) => {
          const isNarrowed = words !== '' || tag !== null;
          if (clippings.length === 0 && !isNarrowed) return <NoClippings isRemoved={isRemoved} />;
          // What is gone from the list is not selected any more.
          const chosen = clippings.filter(({ id }) => selected.has(id));
          return (
            <>
              {!isRemoved && (
                <div className={styles.bar}>
                  <SearchWords key={words} label={texts.search} words={words} addressOf={(typed) => set('q', typed)} />
                  {tags.length > 0 && (
                    <SelectField
                      compact
                      hideLabel
                      label={texts.tags}
                      placeholder={texts.allTags}
                      value={tag ?? ''}
                      options={tags.map((each) => ({ value: each.tag, label: texts.tag(each.tag, each.count) }))}
                      onChange={({ target }) => void navigate(set('tag', target.value))}
                    />
                  )}
                  <nav aria-label={texts.view} className={styles.views}>
                    <Link
                      to={set('view', '')}
                      replace
                      aria-current={isList ? undefined : 'true'}
                      className={classNames(styles.view, !isList && styles.on)}
                    >
                      {texts.grid}
                    </Link>
                    <Link
                      to={set('view', 'list')}
                      replace
                      aria-current={isList ? 'true' : undefined}
                      className={classNames(styles.view, isList && styles.on)}
                    >
                      {texts.list}
                    </Link>
                  </nav>
                </div>
              )}
              {kept >= most * NEARLY && <p role="status">{texts.room(kept, most)}</p>}
              {chosen.length > 0 && <SelectedClippings clippings={chosen} onClear={() => setSelected(new Set())} />}
              {clippings.length === 0 ? (
                <NoClippings isRemoved={isRemoved} isNarrowed />
              ) : (
                <section aria-labelledby="clippings-count">
                  <h2 id="clippings-count" className={styles.count}>
                    {texts.count(total)}
                  </h2>
                  <ul role="list" className={isList ? shared.list : shared.grid}>
                    {clippings.map((clipping) => (
                      <li key={clipping.id}>
                        <ClippingCard
                          clipping={clipping}
                          to={set('clipping', clipping.id)}
                          isSelected={selected.has(clipping.id)}
                          corner={
                            !isRemoved && (
                              <CheckboxField
                                compact
                                label={<VisuallyHidden>{selectionTexts.select(clipping.title)}</VisuallyHidden>}
                                checked={selected.has(clipping.id)}
                                onChange={() => toggle(clipping.id)}
                              />
                            )
                          }
                        >
                          {isRemoved && (
                            <Button
                              size="sm"
                              aria-label={texts.restoreOne(clipping.title)}
                              onClick={() => void restore({ id: clipping.id })}
                            >
                              {texts.restore}
                            </Button>
                          )}
                        </ClippingCard>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <Suspense fallback={null}>
                {lastPageOf(total) > 1 && (
                  <Pagination
                    label={clippingCardTexts.pages}
                    current={page}
                    last={lastPageOf(total)}
                    hrefOf={(to) => set('page', String(to))}
                  />
                )}
              </Suspense>
            </>
          );
        }}
      </CardsAnswer>
    </CollectionsFrame>
  );
}
