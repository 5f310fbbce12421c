const FIRST_PLACES = 256;

/** Positions in an article, written again for each: an array for each article would cost more than finding them. */
export class PlaceList {
  places = new Uint32Array(FIRST_PLACES);
  count = 0;

  push(place: number): void {
    if (this.count === this.places.length) {
      const larger = new Uint32Array(this.places.length * 2);
      larger.set(this.places);
      this.places = larger;
    }
    this.places[this.count++] = place;
  }

  /** Puts them in order, each once. */
  sort(): void {
    const sorted = this.places.subarray(0, this.count).sort();
    let left = 0;
    for (let at = 0; at < sorted.length; at += 1) {
      if (at === 0 || sorted[at] !== sorted[left - 1]) sorted[left++] = sorted[at]!;
    }
    this.count = left;
  }

  /**
   * Leaves the places that have one of these at a distance.
   *
   * @param others - ascending, like the places
   */
  keepBefore(others: PlaceList, distance: number): void {
    const { places } = this;
    const wanted = others.places;
    let [left, at] = [0, 0];
    for (let nth = 0; nth < this.count; nth += 1) {
      const place = places[nth]! + distance;
      while (at < others.count && wanted[at]! < place) at += 1;
      if (at === others.count) break;
      if (wanted[at] === place) places[left++] = places[nth]!;
    }
    this.count = left;
  }
}
