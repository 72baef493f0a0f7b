import { AwsClient } from 'aws4fetch';
import { streamOf } from '../http/streamOf';
import type { Log } from '../log';
import { StartProblem } from '../startProblem';
import { storageDown, type AttachmentStore } from './store';

/** Location of the objects, and the access key. */
export interface S3Place {
  /** `https://s3.example.com/bucket`, without credentials; objects are directly below it. */
  readonly address: string;
  readonly region: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** 25 MB at 4 Mbit/s: a slower store counts as unavailable. */
const putMs = 50_000;
/** Time in which an answer must start. */
const answerMs = 10_000;

/** Errors that a retry cannot fix: the variable is wrong. */
const misconfigured: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'it does not know the access key',
  SignatureDoesNotMatch: 'the secret key is wrong',
  AuthorizationHeaderMalformed: 'the region is wrong',
  NoSuchBucket: 'there is no such bucket',
};

/** Parses a valid `S3_URL` (env.ts). */
export function s3Place(url: string): S3Place {
  const { origin, pathname, searchParams, username, password } = new URL(url);
  return {
    address: `${origin}${pathname.replace(/\/+$/, '')}`,
    region: searchParams.get('region') ?? undefined,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

type SignedRequest = (id: string, init: RequestInit, timeoutMs: number) => Promise<Response>;

/** Creates signed requests to the store; they reject on connection errors and timeouts. */
function signedRequests({ address, region, accessKeyId, secretAccessKey }: S3Place): SignedRequest {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    // The caller retries.
    retries: 0,
    ...(region !== undefined && { region }),
  });
  return async (id, init, timeoutMs) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('No answer in time')), timeoutMs);
    try {
      return await client.fetch(`${address}/${id}`, { ...init, signal: late.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Returns the error code of a refusal, such as `NoSuchKey`. Empty if the answer is not from such a store. */
async function codeOf(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '');
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}

/**
 * Stores attachments in any S3-compatible store, one object per content. Each is sent with its length and SHA-256, so
 * that the store verifies it, and is streamed when read.
 */
export function s3Store(place: S3Place, log: Log): AttachmentStore {
  const request = signedRequests(place);

  /** Checks the status; other answers are logged for the operator and thrown as `storageDown`. */
  async function expectStatus(
    method: string,
    expected: readonly number[],
    answer: Promise<Response>,
  ): Promise<Response> {
    const response = await answer.catch((error: unknown) => {
      log.error(new Error(`The store at S3_URL does not answer ${method}`, { cause: error }));
      throw storageDown();
    });
    if (expected.includes(response.status)) return response;
    log.error(
      new Error(`The store at S3_URL answers ${method} with ${response.status} ${await codeOf(response)}`),
    );
    throw storageDown();
  }

  return {
    async put(id, file) {
      const content = file.open(256 * 1024);
      const headers = {
        'Content-Length': String(file.size),
        'X-Amz-Content-Sha256': Buffer.from(file.digest, 'base64url').toString('hex'),
      };
      const body = streamOf(content);
      try {
        const answer = request(id, { method: 'PUT', headers, body }, putMs);
        await (await expectStatus('PUT', [200], answer)).body?.cancel();
      } finally {
        content.destroy();
      }
    },
    async read(id) {
      const { body } = await expectStatus('GET', [200], request(id, { method: 'GET' }, answerMs));
      if (!body) throw storageDown();
      return body;
    },
    async remove(id) {
      const answer = request(id, { method: 'DELETE' }, answerMs);
      await (await expectStatus('DELETE', [200, 204, 404], answer)).body?.cancel();
    },
  };
}

/**
 * Requests a missing object to check the configuration. A wrong key, secret, region or bucket stops the start with an
 * explanation. A store that does not answer does not: the portal works without files.
 */
export async function checkS3(place: S3Place, log: Log): Promise<void> {
  const answer = await signedRequests(place)('start', { method: 'GET' }, answerMs).catch((error: unknown) => {
    log.warn('storage', { reason: String(error) }, 'The store at S3_URL does not answer now.');
    return null;
  });
  if (!answer) return;
  const reason = misconfigured[await codeOf(answer)];
  if (reason !== undefined) throw new StartProblem(`The store at S3_URL refuses this server: ${reason}.`);
}
