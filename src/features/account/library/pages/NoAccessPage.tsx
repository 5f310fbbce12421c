import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { selectIsSignedIn, signOutRequested } from '#features/kernel/auth/index.ts';
import { useLibraryUserDetailsQuery } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { timeInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { LibraryPage } from '../components/LibraryPage.tsx';
import { useTakeLibrarySeatMutation, type LibrarySeat } from '../institutionsApi.ts';
import { noAccessTexts, fullHouseTexts as texts } from '../texts.ts';

interface FullHouseProps {
  library: string | undefined;
  seat: NonNullable<LibrarySeat>;
  isBusy: boolean;
  onLook: () => void;
}

/** Every seat of a library is in use: how many wait, and when one is free. */
const SeatsFull = ({ library, seat: { seats, waiting, freeAt }, isBusy, onLook }: FullHouseProps) => (
  <Stack gap={4}>
    <div role="status">
      <p>
        {texts.text(library ?? texts.yourLibrary, seats ?? 1)} {texts.waiting(waiting)}
      </p>
      {freeAt && <p>{texts.freeAt(timeInWords(freeAt))}</p>}
    </div>
    <Button variant="primary" loading={isBusy} onClick={onLook}>
      {texts.now}
    </Button>
  </Stack>
);

const LOOK_MS = 60_000;

/**
 * Waits for a seat of the reader’s library: it is asked for now and every minute, and once it is there the reader is
 * let in.
 * @param isPatron - whether they came through a library
 * @param onSeat - what has to be asked again once there is a seat
 */
function useSeat(isPatron: boolean, onSeat: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [take, { isLoading }] = useTakeLibrarySeatMutation();
  // The answer of a mutation is empty while it is asked again: the last one stays on the page until the next is here,
  // or if none comes.
  const [seat, setSeat] = useState<LibrarySeat>(null);
  const look = useCallback(async () => {
    const { data } = await take();
    if (data !== undefined) setSeat(data);
  }, [take]);
  const isFull = seat?.state === 'FULL';
  useEffect(() => {
    if (isPatron) void look();
  }, [isPatron, look]);
  useEffect(() => {
    if (!isFull) return undefined;
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isFull, look]);
  const isIn = seat?.state === 'SEAT' || seat?.state === 'OPEN';
  const enter = useEffectEvent(() => void onSeat().then(() => navigate('/home', { replace: true })));
  useEffect(() => {
    if (isIn) enter();
  }, [isIn]);
  return { seat, isBusy: isLoading, look: () => void look() };
}

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
  const rest = ` ${seat?.state === 'ENDED' ? `${texts.ended} ` : ''}${noAccessTexts.ask}`;
  if (seat?.state === 'FULL') {
    return (
      <LibraryPage width="text" title={texts.title}>
        <SeatsFull library={name} seat={seat} isBusy={isBusy} onLook={look} />
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
