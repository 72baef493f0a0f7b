import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { fits } from './schema.js';

/** A refusal with its code from the document, and that code's status. */
export class Refusal extends Error {
  constructor(status, code, details = {}, headers = {}) {
    super(code);
    Object.assign(this, { status, code, details, headers });
  }
}

const digestOf = (content) => createHash('sha256').update(content).digest('hex');

const mostJson = 64 * 1024;
const mostForm = 5 * 25_000_000 + mostJson;

/** Reads a body completely even if it is too long, because a sending client does not read yet. */
async function bytesOf(request, most) {
  const pieces = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length <= most) pieces.push(piece);
  }
  if (length > most) throw new Refusal(413, 'tooLarge');
  return Buffer.concat(pieces);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformedJson');
  }
}

/** The parts of a form: the text `data`, and files. */
function partsOf(bytes, type) {
  const boundary = `--${/boundary="?([^";]+)/.exec(type)?.[1]}`;
  const parts = [];
  let from = bytes.indexOf(boundary) + boundary.length + 2;
  for (let to = bytes.indexOf(boundary, from); to > 0; to = bytes.indexOf(boundary, from)) {
    const head = bytes.indexOf('\r\n\r\n', from);
    const named = /filename="(.*)"/.exec(bytes.subarray(from, head).toString());
    const name = named && named[1].replaceAll('%22', '"');
    parts.push({ name, content: bytes.subarray(head + 4, to - 2) });
    from = to + boundary.length + 2;
  }
  const data = parts.find(({ name }) => name === null)?.content.toString();
  return { data, files: parts.filter(({ name }) => name !== null) };
}

/** The body and files of a request, checked by its operation. */
async function received(document, { parameters = [], requestBody }, request, { params, query }) {
  const given = { path: params, query, header: request.headers };
  for (const { name, in: where, schema, required } of parameters) {
    const value = given[where][where === 'header' ? name.toLowerCase() : name];
    const isRight = value === undefined ? !required : fits(document, schema, value);
    if (!isRight) throw where === 'path' ? new Refusal(404, 'notFound') : new Refusal(422, 'invalidRequest');
  }
  if (!requestBody) return {};
  const [[type, content]] = Object.entries(requestBody.content);
  const isForm = type.startsWith('multipart');
  const bytes = await bytesOf(request, isForm ? mostForm : mostJson);
  const sent = request.headers['content-type'] ?? '';
  if (!sent.startsWith(type)) throw new Refusal(415, isForm ? 'notForm' : 'notJson');
  const { data, files } = isForm ? partsOf(bytes, sent) : { data: bytes.toString() };
  const body = parsed(data);
  const schema = isForm ? content.schema.properties.data.contentSchema : content.schema;
  if (!fits(document, schema, body)) throw new Refusal(422, 'invalidRequest');
  return { body, files };
}

export const usual = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

const send = (response, status, value, headers = {}) =>
  response.writeHead(status, { ...usual, ...headers }).end(value && JSON.stringify(value));

function sendAnswer(request, response, { responses }, value) {
  if (!responses['304']) return send(response, value ? 200 : 204, value);
  const etag = `"${digestOf(JSON.stringify(value))}"`;
  const isKnown = request.headers['if-none-match']?.includes(etag);
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' };
  return isKnown ? send(response, 304, undefined, headers) : send(response, 200, value, headers);
}

/**
 * Serves the operations of an OpenAPI document.
 *
 * @param handlers by operationId
 * @param userOf returns a request's user; null for a visitor
 */
export function serve(document, handlers, userOf) {
  // Paths without parameters first: `/api/tickets/archive` would be taken for an id.
  const routes = Object.entries(document.paths)
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .map(([path, methods]) => [new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`), methods]);
  const firstAnswers = new Map();

  function once(key, content, act) {
    const print = digestOf(Buffer.concat(content.map((part) => Buffer.from(part))));
    const first = firstAnswers.get(key) ?? { print, value: act() };
    firstAnswers.set(key, first);
    if (first.print !== print) throw new Refusal(409, 'keyReused');
    return first.value;
  }

  async function answer(request, response) {
    const { pathname, searchParams } = new URL(request.url, 'http://any');
    const [pattern, methods] = routes.find(([each]) => each.test(pathname)) ?? [];
    if (!pattern) throw new Refusal(404, 'unknownCall');
    const operation = methods[request.method.toLowerCase()];
    const Allow = Object.keys(methods).join(', ').toUpperCase();
    if (!operation) throw new Refusal(405, 'wrongMethod', {}, { Allow });
    const { origin, host, 'idempotency-key': key, 'if-match': match } = request.headers;
    if (request.method !== 'GET' && origin && new URL(origin).host !== host)
      throw new Refusal(403, 'foreignOrigin');
    const user = userOf(request);
    if (operation.security.length > 0 && !user) throw new Refusal(401, 'notSignedIn');
    const handler = handlers[operation.operationId];
    if (!handler) throw new Refusal(404, 'unknownCall');
    const found = Object.entries(pattern.exec(pathname).groups ?? {});
    const params = Object.fromEntries(found.map(([name, text]) => [name, decodeURIComponent(text)]));
    const query = Object.fromEntries(searchParams);
    const { body, files = [] } = await received(document, operation, request, { params, query });
    const act = () =>
      handler({ params, query, body, files, user, request, response, version: match?.replaceAll('"', '') });
    const content = files.flatMap((file) => [file.name, file.content]);
    const value = key
      ? once(`${user.email} ${key}`, [pathname, JSON.stringify(body), ...content], act)
      : act();
    if (!response.headersSent) sendAnswer(request, response, operation, value);
  }

  return createServer((request, response) => {
    const refuse = ({ status = 500, code = 'unexpected', details, headers }) => {
      request.resume();
      const problem = { type: 'about:blank', title: code, status, code, error: code, ...details };
      send(response, status, problem, { 'Content-Type': 'application/problem+json', ...headers });
    };
    answer(request, response).catch(refuse);
  });
}
