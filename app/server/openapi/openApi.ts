import type { JsonSchema } from '@valibot/to-json-schema';
import { refusalsOf, type Call } from '@app/contract/call';
import { changesPath, changesQuery, changeTopics } from '@app/contract/changes';
import { contract, everyCall } from '@app/contract/contract';
import { refusalStatus, transportStatus } from '@app/contract/refusals';
import { sentenceValues } from '../http/uploadCalls';
import { message } from '../messages/messages';
import { inboundMailPath } from '../inboundMail/receiveMail';
import { reportPath } from '../operations/report';
import { signatureHeader } from '../provisioning/provisioner';
import { automationCalls, automationReport, inboundMailCall, signatureText } from './automation';
import { examples } from './examples';
import { namedSchemas, wireSchema } from './wireSchema';

interface Example {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  answer?: unknown;
}

const json = 'application/json';

/** The properties of a schema of parts of an address. */
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
  description: 'Made up once for each thing the person does: the same key gives the first answer again.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  example: '0b9f6c1e-2f63-4d0c-9a55-6d2f3f7f2a11',
};

const versionParameter = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The `version` that was read; 409 `stale` when it has changed since.',
  schema: { type: 'string' },
  example: '"1"',
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
      description: `${files.max} files at most, ${files.maxBytes} bytes each, none empty; their names end in ${files.endings.join(', ')}.`,
      content: {
        'multipart/form-data': { schema: { type: 'object', required: ['data'], properties } },
      },
    },
  };
}

/** One answer for each status; which code it has says why. */
function refusalAnswers(one: Call) {
  const codes = refusalsOf(one);
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

function operationOf(area: string, name: string, one: Call, example: Example) {
  const parameters = [
    ...parametersOf(one, 'path', example),
    ...parametersOf(one, 'query', example),
    ...(one.requiresIdempotencyKey ? [keyParameter] : []),
    ...(one.isVersioned ? [versionParameter] : []),
  ];
  const answered = one.answer
    ? {
        description: 'Done.',
        content: { [json]: { schema: wireSchema(one.answer), example: example.answer } },
      }
    : one.isDownload
      ? { description: 'The file, for saving.', content: { 'application/octet-stream': {} } }
      : { description: 'Done.' };
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: one.summary,
    security: one.role === 'anyone' ? [] : [{ session: [] }],
    'x-role': one.role,
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(one, example),
    responses: {
      [one.isCreated ? '201' : one.answer || one.isDownload ? '200' : '204']: answered,
      ...(one.isCacheable && { '304': { description: '`If-None-Match` has the `ETag` of what there is.' } }),
      ...Object.fromEntries(refusalAnswers(one)),
      '4XX': { $ref: '#/components/responses/NotTaken' },
    },
  };
}

/** Refusals that any call may return, whatever it is for. */
const notTaken = {
  description:
    'Refused before its content is looked at: a body that is none of JSON, or broke off, a page of another site (`Origin`), a path or a method that is not here (`Allow` names the right ones), a body above 64 KiB without its files, another content type.',
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
  description: 'Why a call was refused (RFC 9457), with the sentence that §8 wants.',
  required: ['type', 'title', 'status', 'code', 'error'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'For programs: the same in every language.' },
    error: { type: 'string', description: 'For the person, in the language of Accept-Language.' },
    fields: { type: 'array', items: { type: 'string' }, description: 'What is wrong, where that is known.' },
  },
};

const changes = {
  get: {
    operationId: 'changes',
    tags: ['changes'],
    summary: 'Tells a signed-in tab what of its account to read again, as server-sent events.',
    description: `The first event, \`account\`, has \`{"account": …}\` as its data: whose stream it is, by e-mail. Each event \`change\` has \`{"topics": […]}\` as its data, of ${changeTopics.join(', ')}, within two seconds of the change; a comment every 25 seconds keeps the line open. A page reads before it can listen: what has changed in the last \`silentFor\` milliseconds is told as soon as the stream is open, every topic by a server that does not know it, or not any more; apart from that nothing is sent twice.`,
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

/** The whole contract as an OpenAPI 3.1 document, for whoever writes another backend. */
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
      title: `${brand}: what the portal wants of a backend`,
      version: '1',
      description:
        'Sums are whole kopecks with their currency, days `YYYY-MM-DD`, moments RFC 3339 in UTC, ids opaque strings. What is of an account is answered with `Cache-Control: no-store`; a field that is not here is passed over; somebody else’s thing is refused as one that is not there. `npm run verify-backend` of the portal’s repository tries a backend by all of it.',
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
            'Set by POST /api/auth/login; over HTTPS its name begins with `__Host-`. Any other name will do for another backend.',
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
