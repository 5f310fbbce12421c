/** What this site uses of the client of S3; its own types are 50,000 lines, which every check of types would read. */
declare module '@aws-sdk/client-s3' {
  import type { Readable } from 'node:stream';

  interface Place {
    Bucket: string;
    Key: string;
  }
  interface Sent<Output> {
    readonly output?: Output;
  }
  interface Found {
    ContentLength?: number;
    Metadata?: Record<string, string>;
    Body?: Readable;
  }
  interface Options {
    region: string;
    endpoint?: string;
    forcePathStyle?: boolean;
    requestChecksumCalculation: 'WHEN_REQUIRED';
    responseChecksumValidation: 'WHEN_REQUIRED';
    maxAttempts: number;
    logger: Record<'debug' | 'info' | 'warn' | 'error', () => void>;
    requestHandler: { connectionTimeout: number; requestTimeout: number; throwOnRequestTimeout: boolean };
  }

  /** Speaks to one service. */
  export class S3Client {
    constructor(options: Options);
    send<Output>(command: Sent<Output>): Promise<Output>;
    destroy(): void;
  }
  /** Gets an object or a range of it. */
  export class GetObjectCommand implements Sent<Found> {
    constructor(input: Place & { Range?: string });
    readonly output?: Found;
  }
  /** Gets what is known of an object. */
  export class HeadObjectCommand implements Sent<Found> {
    constructor(input: Place);
    readonly output?: Found;
  }
  /** Deletes an object, whether it is there or not. */
  export class DeleteObjectCommand implements Sent<object> {
    constructor(input: Place);
    readonly output?: object;
  }
  /** Stores an object of a known length. */
  export class PutObjectCommand implements Sent<object> {
    constructor(
      input: Place & {
        Body: Readable;
        ContentLength: number;
        ChecksumSHA256: string;
        Metadata: Record<string, string>;
      },
    );
    readonly output?: object;
  }
  /** Objects whose keys start with the prefix, page by page. */
  export function paginateListObjectsV2(
    config: { client: S3Client },
    input: { Bucket: string; Prefix: string },
  ): AsyncIterable<{ Contents?: { Key?: string; Size?: number }[] }>;
}
