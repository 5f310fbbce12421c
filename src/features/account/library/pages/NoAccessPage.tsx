import { useDispatch, useSelector } from 'react-redux';

import { selectIsSignedIn, signOutRequested } from '#features/kernel/auth/index.ts';
import { useLibraryUserDetailsQuery } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { FullHouse } from '../components/FullHouse.tsx';
import { LibraryPage } from '../components/LibraryPage.tsx';
import { useSeat } from '../model/useSeat.ts';
import { fullHouseTexts, noAccessTexts } from '../texts.ts';

/**
 * For patrons whose library does not include this site (Q-094), or whose seats are all in use. The library is named as
 * soon as it is known.
 */
export function Component() {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: library, refetch } = useLibraryUserDetailsQuery(undefined, { skip: !isSignedIn });
  const name = library?.details.libraryName;
  const { seat, isBusy, look } = useSeat(isSignedIn && library != null, refetch);
  const leave = isSignedIn ? (
    <Button onClick={() => dispatch(signOutRequested())}>{noAccessTexts.signOut}</Button>
  ) : (
    <ButtonLink to="/wayf">{noAccessTexts.find}</ButtonLink>
  );
  const rest = ` ${seat?.state === 'ENDED' ? `${fullHouseTexts.ended} ` : ''}${noAccessTexts.ask}`;
  if (seat?.state === 'FULL') {
    return (
      <LibraryPage width="text" title={fullHouseTexts.title}>
        <FullHouse library={name} seat={seat} isBusy={isBusy} onLook={look} />
        <Inline gap={4}>{leave}</Inline>
      </LibraryPage>
    );
  }
  return (
    <LibraryPage width="text" title={noAccessTexts.title}>
      <p>
        {name ? (
          <>
            {noAccessTexts.named.before}
            <strong>{name}</strong>
            {noAccessTexts.named.after}
            {rest}
          </>
        ) : (
          // One text: the second of two would move where the font of the site breaks the lines elsewhere.
          `${noAccessTexts.unnamed}${rest}`
        )}
      </p>
      <p>
        {noAccessTexts.still.before}
        <TextLink to="/search/results">{noAccessTexts.still.search}</TextLink>
        {noAccessTexts.still.after}
      </p>
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/library-access">
          {noAccessTexts.how}
        </ButtonLink>
        {leave}
      </Inline>
    </LibraryPage>
  );
}
