/** The shard that holds a record: the same for as long as the number of shards is. */
export function shardOf(no: number, shards: number): number {
  let mixed = Math.imul((no ^ (no / 4_294_967_296)) | 0, 0x9e3779b1);
  mixed ^= mixed >>> 15;
  return (mixed >>> 0) % shards;
}
