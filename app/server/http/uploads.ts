import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FileLimits } from '@app/contract/call';
import { isDiskFull } from '../db/outage';
import { createFairQueue } from './fairQueue';
import { discard } from './bodyLimit';
import { contentTypeOf, sniffedBytes } from './contentType';
import { plainFileName } from './fileNames';
import { BODY_LIMIT_BYTES } from './jsonBody';
import { Problem } from './problem';
import { parseJson } from './storableText';
import type { ServerContext } from './types';
import { fileRefusal, longestForm } from './uploadCalls';

/** An uploaded file. */
export interface ReceivedFile {
  /** Sanitized name; may be empty. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Type by its first bytes, whatever the sender claims. */
  readonly type: string;
  /** Content hash, which identifies a repeated call. */
  readonly digest: string;
  /** Opens the content in chunks of at most this size. */
  readonly open: (pieceBytes: number) => Readable;
}

/** Content of an uploaded form. */
export interface ReceivedForm {
  /** The part `data`, not validated yet. */
  readonly data: unknown;
  readonly files: readonly ReceivedFile[];
  /** Deletes the temporary files. */
  readonly discard: () => Promise<void>;
}

export interface Uploads {
  /** Receives a form with files when it is this visitor's turn. The caller must discard it. */
  readonly receive: (c: ServerContext, visitor: string, limits: FileLimits) => Promise<ReceivedForm>;
}

/**
 * Limits of uploads. Each takes about a megabyte of memory while others wait. An account's uploads run one after
 * another.
 */
const queueSizes = { atOnce: 24, waitingPerVisitor: 8, waiting: 64 };

/** Receives uploads into temporary files, so that they are never completely in memory. */
export function createUploads(folder: string): Uploads {
  const queue = createFairQueue(queueSizes, 'uploadsBusy');
  return {
    receive: (c, visitor, limits) => queue.take(visitor, () => receive(c, folder, limits)),
  };
}

/** Opens an unlinked file, which disappears however this process ends. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

async function store(part: BusboyFileStream, handle: FileHandle): Promise<Omit<ReceivedFile, 'name'>> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  // Streams a part of the form.
  for await (const piece of part as AsyncIterable<Buffer>) {
    if (head.length < sniffedBytes) head = Buffer.concat([head, piece.subarray(0, sniffedBytes)]);
    hash.update(piece);
    await handle.writeFile(piece);
    size += piece.length;
  }
  return {
    size,
    type: contentTypeOf(head),
    digest: hash.digest('base64url'),
    open: (highWaterMark) => handle.createReadStream({ start: 0, autoClose: false, highWaterMark }),
  };
}

function parserOf(c: ServerContext, { max, maxBytes }: FileLimits) {
  const type = c.req.header('content-type') ?? '';
  try {
    if (!/^multipart\/form-data\s*;/i.test(type)) throw new TypeError('Not a form');
    return new Busboy({
      headers: { 'content-type': type },
      limits: { files: max, fileSize: maxBytes, fields: 1, fieldSize: BODY_LIMIT_BYTES, headerSize: 8192 },
    });
  } catch {
    // A form needs a boundary.
    throw new Problem(415, 'notForm');
  }
}

function parsedJson(text: string | null): unknown {
  if (text === null) throw new Problem(422, 'invalidRequest');
  return parseJson(text);
}

const cutOff = () => new Problem(400, 'incompleteBody');

/**
 * Maps a storage failure to the error to report. A full disk is 503 `diskFull`; other disk errors are unchanged. Any
 * other error means that the form ended within the part.
 */
function storingProblem(error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return cutOff();
  return isDiskFull(error) ? new Problem(503, 'diskFull') : error;
}

/** Content parsed so far. */
interface Found {
  text: string | null;
  /** Reported at the end of the form, because browsers do not read an answer earlier. */
  refused: Problem | null;
  readonly parts: BusboyFileStream[];
  readonly handles: FileHandle[];
  readonly stored: Promise<ReceivedFile>[];
}

/** Collects what a parser finds; an error is reported at once. */
function follow(
  parser: BusboyInstance,
  folder: string,
  limits: FileLimits,
  fail: (error: unknown) => void,
): Found {
  const found: Found = { text: null, refused: null, parts: [], handles: [], stored: [] };
  async function storeNext(part: BusboyFileStream, name: string): Promise<ReceivedFile> {
    const handle = await openNameless(folder);
    found.handles.push(handle);
    return { name, ...(await store(part, handle)) };
  }
  parser.on('error', () => fail(cutOff()));
  parser.on('filesLimit', () => {
    found.refused ??= fileRefusal('tooManyFiles', limits);
  });
  parser.on('field', (name, value, _, isCut) => {
    if (name !== 'data') found.refused ??= new Problem(422, 'invalidRequest');
    else if (isCut) found.refused ??= new Problem(413, 'tooLarge');
    else found.text = value;
  });
  parser.on('file', (name, part, fileName) => {
    found.parts.push(part);
    // The form ended within a part; without a listener this would end the process.
    part.on('error', () => undefined);
    part.on('limit', () => {
      found.refused ??= fileRefusal('fileTooLarge', limits);
    });
    if (name !== 'files[]') found.refused ??= new Problem(422, 'invalidRequest');
    const file = storeNext(part, plainFileName(fileName));
    file.catch((error: unknown) => fail(storingProblem(error)));
    found.stored.push(file);
  });
  return found;
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Feeds a body to its parser as fast as the parts are stored. */
async function feed(parser: BusboyInstance, reader: Reader, limits: FileLimits): Promise<void> {
  const next = () =>
    reader.read().catch(() => {
      throw cutOff();
    });
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve));
  let length = 0;
  for (let piece = await next(); !piece.done; piece = await next()) {
    const { value } = piece;
    length += value.length;
    if (length > longestForm(limits)) {
      await discard(reader);
      throw fileRefusal('fileTooLarge', limits, { Connection: 'close' });
    }
    await new Promise<void>((resolve) => parser.write(value, () => resolve()));
  }
  parser.end();
  await finished;
}

async function receive(c: ServerContext, folder: string, limits: FileLimits): Promise<ReceivedForm> {
  const parser = parserOf(c, limits);
  const reader = c.req.raw.body?.getReader();
  if (!reader) throw new Problem(422, 'invalidRequest');
  let fail: (error: unknown) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const found = follow(parser, folder, limits, (error) => fail(error));
  const close = async () => {
    await Promise.all(found.handles.map((handle) => handle.close()));
  };
  try {
    await Promise.race([failure, feed(parser, reader, limits)]);
    const files = await Promise.race([failure, Promise.all(found.stored)]);
    if (found.refused !== null) throw found.refused;
    return { data: parsedJson(found.text), files, discard: close };
  } catch (error) {
    for (const part of found.parts) part.destroy();
    await Promise.allSettled(found.stored);
    await close();
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}
