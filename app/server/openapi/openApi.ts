import type { JsonSchema } from '@valibot/to-json-schema';
import { accountHeader } from '@app/contract/accountHeader';
import { refusalsOf, type Call } from '@app/contract/call';
import { changesPath, changesQuery, changeTopics } from '@app/contract/changes';
import { contract, everyCall } from '@app/contract/contract';
import { scopesOf } from '@app/contract/scopes';
import { refusalStatus, transportStatus } from '@app/contract/refusals';
import { sentenceValues } from '../http/uploadCalls';
import { message } from '../messages/messages';
import { inboundMailPath } from '../inboundMail/receiveMail';
import { reportPath } from '../operations/report';
import { signatureHeader } from '../provisioning/provisioner';
import { automationCalls, automationReport, inboundMailCall, signatureText } from './automation';
import { wordsOf } from './words';
import { examples } from './examples';
import { namedSchemas, wireSchema } from './wireSchema';

interface Example {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  answer?: unknown;
}

const json = 'application/json';

/** Returns the parameters of a path or query schema. */
function parametersOf(one: Pick<Call, 'params' | 'query'>, where: 'path' | 'query', example: Example) {
  const schema = where === 'path' ? one.params : one.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema);
  const values = where === 'path' ? example.params : example.query;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
    ...(values?.[name] === undefined ? {} : { example: values[name] }),
  }));
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Generated once per user action: a repeated key returns the first answer.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  example: '0b9f6c1e-2f63-4d0c-9a55-6d2f3f7f2a11',
};

const versionParameter = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The `version` that was read; 409 `stale` if it has changed.',
  schema: { type: 'string' },
  example: '"1"',
};

const accountParameter = {
  name: accountHeader,
  in: 'header',
  required: false,
  description: 'Id of the account that a page shows; 409 `otherAccount` if the session is about another one.',
  schema: { type: 'string' },
};

function bodyOf({ body, files }: Call, example: Example) {
  if (!body) return {};
  const schema = wireSchema(body);
  if (!files)
    return { requestBody: { required: true, content: { [json]: { schema, example: example.body } } } };
  const data = { type: 'string', contentMediaType: json, contentSchema: schema };
  const properties = {
    data: { ...data, description: 'JSON, as a plain part of the form.' },
    'files[]': { type: 'array', maxItems: files.max, items: { type: 'string', format: 'binary' } },
  };
  return {
    requestBody: {
      required: true,
      description: `${files.max} files at most, ${files.maxBytes} bytes each, none empty, with the extensions ${files.endings.join(', ')}.`,
      content: {
        'multipart/form-data': { schema: { type: 'object', required: ['data'], properties } },
      },
    },
  };
}

/** Returns one answer per status, with the codes in its description. */
function refusalAnswers(one: Call) {
  const codes = [...new Set(refusalsOf(one))];
  const statuses = [...new Set(codes.map((code) => refusalStatus[code]))].sort((a, b) => a - b);
  return statuses.map((status) => {
    const own = codes.filter((code) => refusalStatus[code] === status);
    const cases = own.map((code) => {
      const error = message('en', code, one.files && sentenceValues(one.files));
      return [
        code,
        { summary: error, value: { type: 'about:blank', title: code, status, code, error } },
      ] as const;
    });
    const content = {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { type: 'string', enum: own } } },
          ],
        },
        examples: Object.fromEntries(cases),
      },
    };
    return [String(status), { description: own.join(', '), content }] as const;
  });
}

/** Returns what may authorise a call: a session, or a token with one of the sets of scopes. */
function securityOf(one: Call) {
  if (one.role === 'anyone') return { security: [] };
  const scopes = scopesOf(one);
  if (scopes === 'session' || scopes === 'anyone') return { security: [{ session: [] }] };
  const isReadable = one.method === 'GET' && !scopes.includes('read');
  return {
    security: [{ session: [] }, { token: [] }],
    // A security requirement names scopes of OAuth only.
    'x-token-scopes': [scopes, ...(isReadable ? [['read']] : [])],
  };
}

function operationOf(area: string, name: string, one: Call, example: Example) {
  const parameters = [
    ...parametersOf(one, 'path', example),
    ...parametersOf(one, 'query', example),
    ...(one.role === 'anyone' ? [] : [accountParameter]),
    ...(one.requiresIdempotencyKey ? [keyParameter] : []),
    ...(one.isVersioned ? [versionParameter] : []),
  ];
  const answered = one.answer
    ? {
        description: 'Done.',
        content: { [json]: { schema: wireSchema(one.answer), example: example.answer } },
      }
    : one.isDownload
      ? { description: 'The file, as a download.', content: { 'application/octet-stream': {} } }
      : { description: 'Done.' };
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    ...wordsOf(one.summary),
    ...securityOf(one),
    'x-role': one.role,
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(one, example),
    responses: {
      [one.isCreated ? '201' : one.answer || one.isDownload ? '200' : '204']: answered,
      ...(one.isCacheable && { '304': { description: 'The content still matches `If-None-Match`.' } }),
      ...Object.fromEntries(refusalAnswers(one)),
      '4XX': { $ref: '#/components/responses/NotTaken' },
    },
  };
}

/** Refusals that any call may return. */
const notTaken = {
  description:
    'Refused before its content is processed: invalid or truncated JSON, a request from a page of another site (`Origin`), a bearer token that is invalid or not allowed to make the call, an unknown path or method (`Allow` lists the right ones), a body above 64 KiB without files, or another content type.',
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(
        Object.entries(transportStatus).map(([code, status]) => [
          code,
          { value: { type: 'about:blank', title: code, status, code, error: code } },
        ]),
      ),
    },
  },
};

const problem: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused (RFC 9457), with the sentence required by §8.',
  required: ['type', 'title', 'status', 'code', 'error'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Code for programs, the same in every language.' },
    error: { type: 'string', description: 'Sentence for the user, in the language of Accept-Language.' },
    fields: { type: 'array', items: { type: 'string' }, description: 'The invalid fields, if known.' },
  },
};

const changes = {
  get: {
    operationId: 'changes',
    tags: ['changes'],
    summary: 'Streams the topics that a signed-in tab must reload, as server-sent events',
    description: `The first event, \`account\`, has \`{"account": …}\` as its data: the e-mail of the account. Each event \`change\` has \`{"topics": […]}\` as its data, of ${changeTopics.join(', ')}, within two seconds of the change; a comment every 25 seconds keeps the connection open. A page reads before it can listen, so changes of the last \`silentFor\` milliseconds are sent as soon as the stream opens; a server that does not know them sends every topic. Apart from that nothing is sent twice.`,
    security: [{ session: [] }],
    parameters: parametersOf({ query: changesQuery }, 'query', { query: { silentFor: '4000' } }),
    responses: {
      '200': {
        description: 'The stream.',
        content: {
          'text/event-stream': {
            schema: { type: 'string' },
            example: 'event: change\ndata: {"topics":["servers"]}\n\n',
          },
        },
      },
      ...Object.fromEntries(
        refusalAnswers({
          method: 'GET',
          path: changesPath,
          summary: '',
          role: 'customer',
          refusals: ['invalidRequest'],
        }),
      ),
      '4XX': { $ref: '#/components/responses/NotTaken' },
    },
  },
};

/** Returns the contract as an OpenAPI 3.1 document, for authors of other backends. */
export function openApiDocument(brand: string, url: string | null) {
  const paths: Record<string, Record<string, unknown>> = { [changesPath]: changes };
  const all: Readonly<Record<string, Readonly<Record<string, Example>>>> = examples;
  for (const { area, name, one } of everyCall) {
    const operation = operationOf(area, name, one, all[area]?.[name] ?? {});
    paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: operation };
  }
  paths[reportPath] = automationReport;
  paths[inboundMailPath] = inboundMailCall;
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand}: API that the portal requires of a backend`,
      version: '1',
      description:
        'Sums are whole kopecks with their currency, days are `YYYY-MM-DD`, moments RFC 3339 in UTC, ids opaque strings. Private data is answered with `Cache-Control: no-store`; unknown fields are ignored; another account’s resource looks like a missing one. `npm run verify-backend` in the portal’s repository tests a backend against all of this.',
      contact: { name: brand, ...(url !== null && { url }) },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: url ?? '/' }],
    tags: [...Object.keys(contract), 'changes', 'automation'].map((tag) => ({
      name: tag,
      description: `The calls of ${tag}.`,
    })),
    paths,
    webhooks: automationCalls,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'meridian.session_token',
          description:
            'Set by POST /api/auth/login; over HTTPS its name starts with `__Host-`. Another backend may use any other name.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'API token of an account, created with POST /api/tokens in a session. It needs all scopes of one of the sets in `x-token-scopes`. Cookies of the request are ignored; the admin area takes no token.',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: signatureHeader,
          description: signatureText,
        },
      },
      responses: { NotTaken: notTaken },
      schemas: { ...namedSchemas, Problem: problem },
    },
  };
}
