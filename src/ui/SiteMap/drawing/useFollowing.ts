import type { Map as GlMap } from 'maplibre-gl';
import { useEffect } from 'react';

/** Keeps a map where another is, at every step of its movement. */
export function useFollowing(follower: GlMap | null, leader: GlMap | null): void {
  useEffect(() => {
    if (!follower || !leader) return undefined;
    const follow = () => void follower.jumpTo({ center: leader.getCenter(), zoom: leader.getZoom() });
    follow();
    const moving = leader.on('move', follow);
    return () => moving.unsubscribe();
  }, [follower, leader]);
}
