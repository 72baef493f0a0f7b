import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Stand-in for an S3-compatible store, with the requests it received. */
export interface ObjectStore {
  /** As `S3_URL`: its own key and secret, and its bucket. */
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** The largest piece in which a body came, and how many pieces there were. */
  pieces: { largest: number; count: number };
  /** Interrupts every body, like a failing store. */
  breaksOff: boolean;
  close: () => Promise<void>;
}

const bucket = '/bucket';
const keyId = 'AKID';
/** Secret with characters that an address must encode. */
const secret = 'se/cret+key';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Computes the signature that a received request must have (AWS Signature Version 4). */
function signatureOf(request: IncomingMessage, authorization: RegExpExecArray): string {
  const [, , day = '', region = '', signedHeaders = ''] = authorization;
  const headerOf = (name: string) => {
    const value = request.headers[name];
    return (Array.isArray(value) ? value.join(',') : (value ?? '')).replace(/\s+/g, ' ').trim();
  };
  const { pathname, search } = new URL(request.url ?? '', 'http://store.invalid');
  const canonical = [
    request.method,
    pathname,
    search.slice(1),
    ...signedHeaders.split(';').map((name) => `${name}:${headerOf(name)}`),
    '',
    signedHeaders,
    headerOf('x-amz-content-sha256'),
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    headerOf('x-amz-date'),
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

/** Returns why a request is refused, in the terms of such stores; null if it is signed correctly. */
function refusalOf(request: IncomingMessage): string | null {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!authorization) return 'AccessDenied';
  if (authorization[1] !== keyId) return 'InvalidAccessKeyId';
  const signed = authorization[4]?.split(';') ?? [];
  if (!signed.includes('host') || !signed.includes('x-amz-content-sha256')) return 'AccessDenied';
  return signatureOf(request, authorization) === authorization[5] ? null : 'SignatureDoesNotMatch';
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

async function takeIn(store: ObjectStore, request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  store.pieces = { largest: 0, count: 0 };
  for await (const piece of request as AsyncIterable<Buffer>) {
    parts.push(piece);
    store.pieces.count += 1;
    store.pieces.largest = Math.max(store.pieces.largest, piece.length);
    if (store.breaksOff) {
      request.socket.destroy();
      return null;
    }
  }
  return Buffer.concat(parts);
}

/** A small S3-compatible store that checks signatures, lengths and hashes. */
export async function startObjectStore(): Promise<ObjectStore> {
  const server = createServer((request, response) => {
    void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const credentials = `${keyId}:${encodeURIComponent(secret)}`;
  const store: ObjectStore = {
    url: `http://${credentials}@127.0.0.1:${port}${bucket}?region=test-1`,
    objects: new Map(),
    pieces: { largest: 0, count: 0 },
    breaksOff: false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const name = path.slice(bucket.length + 1);
    const refusal = refusalOf(request);
    if (refusal !== null) return refuse(response, 403, refusal);
    if (!path.startsWith(`${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined)
        return refuse(response, 411, 'MissingContentLength');
      const data = await takeIn(store, request).catch(() => null);
      if (data === null) return;
      if (sha256(data) !== request.headers['x-amz-content-sha256'])
        return refuse(response, 400, 'XAmzContentSHA256Mismatch');
      store.objects.set(name, data);
      response.end();
      return;
    }
    const data = store.objects.get(name);
    if (request.method === 'DELETE') {
      store.objects.delete(name);
      response.writeHead(204).end();
    } else if (data === undefined) refuse(response, 404, 'NoSuchKey');
    else response.writeHead(200, { 'Content-Length': data.length }).end(data);
  }

  return store;
}
