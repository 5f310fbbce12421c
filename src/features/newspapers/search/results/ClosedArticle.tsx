import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useComeBack } from '#services/routing/useComeBack.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ArticleMatch } from '../api/articleSearchApi.ts';
import styles from './ArticleRow.module.scss';
import { articleTexts as texts } from './texts.ts';

/** Who an article is open to. */
function opening(access: ArticleMatch['access']): string {
  if (access.includes('MEMBERS')) return texts.closed.members;
  if (access.includes('SUBSCRIBERS')) return access.includes('INSTITUTION') ? texts.closed.both : texts.closed.subscribers;
  return texts.closed.institution;
}

/** Why an article is closed to this reader, and what opens it. */
export function ClosedArticle({ access }: Pick<ArticleMatch, 'access'>) {
  const isMember = useSelector(selectIsSignedIn);
  const comeBack = useComeBack();
  return (
    <p className={styles.closed}>
      {opening(access)}{' '}
      {!isMember && (access.includes('MEMBERS') || access.includes('SUBSCRIBERS')) && (
        <TextLink to="/sign-in?prompt=login" onClick={comeBack}>
          {texts.signIn}
        </TextLink>
      )}{' '}
      {access.includes('INSTITUTION') && <TextLink to="/wayf">{texts.library}</TextLink>}
    </p>
  );
}
