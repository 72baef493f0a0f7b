import type { JsonSchema } from '@valibot/to-json-schema';
import { authConfigAnswerSchema, sessionAnswerSchema } from '@/domain/auth/answers';
import { loginPayloadSchema } from '@/domain/auth/payloads';
import { wireSchema } from './wireSchema';

/*
 * What of the calls under /api/auth the portal cannot do without (§7, D13, D22). Those of registration, codes and passwords
 * are the specification's, and this server's README's; a portal whose provider signs people in otherwise needs none.
 */

const refusal: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'string' }, code: { type: 'string' } },
};

const json = (schema: JsonSchema, example: unknown) => ({
  content: { 'application/json': { schema, example } },
});

interface Operation {
  readonly name: string;
  readonly summary: string;
  readonly body?: { readonly schema: JsonSchema; readonly example: unknown };
  readonly answer: { readonly schema: JsonSchema; readonly example: unknown };
  /** Of a refusal of its own: what for. */
  readonly refused?: Readonly<Record<string, string>>;
}

const operation = ({ name, summary, body, answer, refused = {} }: Operation) => ({
  operationId: `auth.${name}`,
  tags: ['auth'],
  summary,
  security: [],
  ...(body && { requestBody: { required: true, ...json(body.schema, body.example) } }),
  responses: {
    '200': { description: 'Done.', ...json(answer.schema, answer.example) },
    ...Object.fromEntries(
      Object.entries(refused).map(([status, description]) => [
        status,
        { description, ...json(refusal, { error: description }) },
      ]),
    ),
    '4XX': { $ref: '#/components/responses/NotTaken' },
  },
});

const email = 'anna.sokolova@example.ru';
const user = { email, firstName: 'Анна', lastName: 'Соколова', role: 'customer' };

/** Sessions, for whoever writes another backend. */
export const authPaths = {
  '/api/auth/config': {
    get: operation({
      name: 'config',
      summary: 'Whether the dashboard needs a session (`session`) or shows a demonstration without (`open`).',
      answer: {
        schema: wireSchema(authConfigAnswerSchema),
        example: { access: 'session', externalSignIn: null },
      },
    }),
  },
  '/api/auth/session': {
    get: operation({
      name: 'session',
      summary: 'Who is signed in; `user` is null for nobody.',
      answer: { schema: wireSchema(sessionAnswerSchema), example: { user } },
    }),
  },
  '/api/auth/login': {
    post: operation({
      name: 'login',
      summary: 'Signs in, by a cookie.',
      body: { schema: wireSchema(loginPayloadSchema), example: { email, password: 'correct horse battery' } },
      answer: { schema: { type: 'object' }, example: { email } },
      refused: { '401': 'Wrong e-mail or password.', '403': 'The address is not verified, or suspended.' },
    }),
  },
  '/api/auth/logout': {
    post: operation({
      name: 'logout',
      summary: 'Ends the session.',
      answer: { schema: { type: 'object' }, example: {} },
    }),
  },
};
