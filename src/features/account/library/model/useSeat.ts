import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTakeLibrarySeatMutation } from '../institutionsApi.ts';

const LOOK_MS = 60_000;

/**
 * Waits for a seat of the reader’s library: it is asked for now and every minute, and once it is there the reader is let in.
 * @param isPatron - whether they came through a library
 * @param onSeat - what has to be asked again once there is a seat
 */
export function useSeat(isPatron: boolean, onSeat: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [take, { data: seat, isLoading }] = useTakeLibrarySeatMutation();
  const isFull = seat?.state === 'FULL';
  useEffect(() => {
    if (isPatron) void take();
  }, [isPatron, take]);
  useEffect(() => {
    if (!isFull) return undefined;
    const timer = setInterval(() => void take(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isFull, take]);
  const isIn = seat?.state === 'SEAT' || seat?.state === 'OPEN';
  const enter = useEffectEvent(() => void onSeat().then(() => navigate('/home', { replace: true })));
  useEffect(() => {
    if (isIn) enter();
  }, [isIn]);
  return { seat: seat ?? null, isBusy: isLoading, look: () => void take() };
}
