import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTakeLibrarySeatMutation, type LibrarySeat } from '../institutionsApi.ts';

const LOOK_MS = 60_000;

/**
 * Waits for a seat of the reader’s library: it is asked for now and every minute, and once it is there the reader is
 * let in.
 * @param isPatron - whether they came through a library
 * @param onSeat - what has to be asked again once there is a seat
 */
export function useSeat(isPatron: boolean, onSeat: () => Promise<unknown>) {
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
