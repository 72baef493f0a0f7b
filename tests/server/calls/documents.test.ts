import { expect, it } from 'vitest';
import * as v from 'valibot';
import { everyCall } from '@app/contract/contract';
import { examples } from '@app/server/openapi/examples';
import { openApp } from '../support/openApp';

const { app } = await openApp();

const operationSchema = v.looseObject({
  operationId: v.string(),
  summary: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.endsWith('.')),
  responses: v.record(
    v.string(),
    v.union([v.looseObject({ description: v.string() }), v.object({ $ref: v.string() })]),
  ),
});
const documentSchema = v.looseObject({
  openapi: v.literal('3.1.0'),
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
  webhooks: v.record(v.string(), v.record(v.string(), operationSchema)),
  components: v.record(v.string(), v.record(v.string(), v.unknown())),
});

it('describes every call, with its refusals, and refers to nothing that is not there', async () => {
  const text = await (await app.fetch('/api/openapi.json')).text();
  const { paths, webhooks, components } = v.parse(documentSchema, JSON.parse(text));
  const described = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const calls = everyCall.map(({ area, name }) => `${area}.${name}`);
  const sessions = [
    'config',
    'session',
    'login',
    'logout',
    'logoutEverywhere',
    'register',
    'verifyEmail',
    'resendCode',
    'forgotPassword',
    'resetPassword',
    'changePassword',
    'externalSignIn',
  ].map((name) => `auth.${name}`);
  expect(calls).toEqual(expect.arrayContaining(sessions));
  expect(described.toSorted()).toEqual(
    [...calls, 'changes', 'automation.report', 'automation.inboundMail'].toSorted(),
  );
  expect(Object.keys(webhooks)).toEqual(['operation', 'progress', 'console', 'metrics', 'backups', 'room']);
  for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    expect(components).toHaveProperty([kind ?? '', name ?? '']);
});

/** Paths of the schemas in a part of the document that describe nothing: an empty field, a list without items. */
function openSchemas(part: unknown, at = ''): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { schema, properties, type, items } = part as Readonly<Record<string, unknown>>;
  const stated = typeof properties === 'object' ? Object.entries(properties ?? {}) : [];
  const schemas = [['schema', schema], ...stated, ...(type === 'array' ? [['items', items ?? {}]] : [])];
  return [
    ...schemas.flatMap(([name, each]) => (JSON.stringify(each) === '{}' ? [`${at}/${String(name)}`] : [])),
    ...Object.entries(part).flatMap(([name, each]) =>
      /^examples?$/.test(name) ? [] : openSchemas(each, `${at}/${name}`),
    ),
  ];
}

it('leaves no field and no list undescribed', async () => {
  const document: unknown = await (await app.fetch('/api/openapi.json')).json();
  expect(openSchemas(document)).toEqual([]);
  const careless = { schema: { properties: { entries: { type: 'array' }, note: {} } } };
  expect(openSchemas(careless)).toEqual(['/schema/note', '/schema/properties/entries/items']);
});

const all: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>> = examples;
const parts = everyCall.flatMap(({ area, name, one }) =>
  (['params', 'query', 'body', 'answer'] as const).flatMap((part) => {
    const schema = one[part];
    return schema ? [{ part: `${area}.${name} ${part}`, schema, example: all[area]?.[name]?.[part] }] : [];
  }),
);

it.each(parts)('has an example that fits: $part', ({ schema, example }) => {
  expect(v.safeParse(schema, example).issues).toBeUndefined();
});

it('can be read as a page, without a script', async () => {
  const answer = await app.fetch('/api/docs');
  expect(answer.headers.get('content-type')).toContain('text/html');
  const html = await answer.text();
  for (const { one } of everyCall) expect(html).toContain(one.path);
  expect(html).not.toContain('<script');
});

it('describes what an order holds, what login answers, and registration to a new password', async () => {
  const answered = await app.fetch('/api/openapi.json');
  const { paths, components } = (await answered.json()) as OpenApiDocument;
  const entries =
    paths['/api/payments']?.post?.requestBody?.content['application/json']?.schema.properties?.['entries'];
  expect(entries).toEqual({ $ref: '#/components/schemas/CartEntries' });
  const kinds = components.schemas['CartEntries']?.items?.oneOf?.map(
    ({ properties }) => properties?.['kind'],
  );
  expect(kinds).toEqual([{ const: 'order' }, { const: 'renewal' }, { const: 'tariff' }]);
  const answer = (path: string, status: string) =>
    paths[path]?.post?.responses?.[status]?.content?.['application/json']?.schema.required;
  expect(answer('/api/auth/login', '200')).toEqual(['email']);
  expect(answer('/api/auth/register', '201')).toEqual(['email']);
  for (const call of ['verify-email', 'resend-code', 'forgot-password', 'change-password'])
    expect(answer(`/api/auth/${call}`, '200')).toEqual(['email']);
  expect(answer('/api/auth/reset-password', '200')).toEqual(['user']);
});

interface Described {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: { readonly oneOf?: readonly Described[] };
}
type Content = Readonly<Record<string, { readonly schema: Described } | undefined>>;
interface OpenApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      | {
          readonly post?: {
            readonly requestBody?: { readonly content: Content };
            readonly responses?: Readonly<Record<string, { readonly content?: Content } | undefined>>;
          };
        }
      | undefined
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Described | undefined>> };
}
