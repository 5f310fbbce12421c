import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

import type { Connection } from '#server/platform/db/openDatabase.ts';

/** A door to a PostgreSQL, which can be shut on all who came through it. */
export interface DatabaseGate {
  url: string;
  port: number;
  /** Connections that are open. */
  open: () => number;
  /**
   * From now on nothing passes: what is open falls silent, without an end, as behind a cable that was pulled; what is
   * new is not answered.
   */
  cut: () => void;
  /** What was open ends; what is new passes. */
  mend: () => void;
  close: () => Promise<void>;
}

/** Opens a door at 127.0.0.1 to the database of a connection. */
export async function openDatabaseGate(
  connection: Exclude<Connection, { connectionString: string }>,
): Promise<DatabaseGate> {
  const pairs = new Set<[Socket, Socket]>();
  let isCut = false;
  const server = createServer((inner) => {
    const outer = connect(path.join(connection.host, `.s.PGSQL.${connection.port}`));
    const pair: [Socket, Socket] = [inner, outer];
    pairs.add(pair);
    for (const [at, from] of pair.entries()) {
      const to = pair[1 - at] as Socket;
      from.on('data', (bytes) => void (!isCut && !to.destroyed && to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        if (!isCut) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  return {
    url: `postgres://${connection.user}@127.0.0.1:${port}/${connection.database}`,
    port,
    open: () => pairs.size,
    cut: () => void (isCut = true),
    mend: () => {
      endAll();
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
