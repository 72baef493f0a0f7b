import * as v from 'valibot';
import { sign } from '../signature';
import {
  backupListSchema,
  consoleSchema,
  metricsSchema,
  progressSchema,
  roomSchema,
  signatureHeader,
  type Provisioner,
} from './provisioner';

export interface WebhookOptions {
  /** Base URL of the automation, without a trailing slash. */
  readonly url: string;
  readonly secret: string;
  /**
   * Address for callbacks, `https://portal/api/provisioner/operations`; null if the portal does not know its own
   * address.
   */
  readonly callbackUrl: string | null;
  readonly clock?: () => Date;
}

/** Timeout in milliseconds, long enough for an automation that looks something up. */
const timeoutMs = 15_000;
/** Maximum length of an answer in bytes; 500 points take a tenth of it. */
const longestAnswer = 1_000_000;

/** The automation does not have a call. */
class UnknownCall extends Error {}

/** Calls the provider's automation over HTTP with signatures. Failed and invalid answers are retried. */
export function webhookProvisioner({
  url,
  secret,
  callbackUrl,
  clock = () => new Date(),
}: WebhookOptions): Provisioner {
  async function call<Schema extends v.GenericSchema>(
    method: 'GET' | 'POST',
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<v.InferOutput<Schema>> {
    const content = body ? JSON.stringify(body) : null;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        [signatureHeader]: sign(secret, content ?? path, clock()),
        ...(content === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(content === null ? {} : { body: content }),
      // A signed call must not be redirected elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      const message = `The automation answered ${answer.status} to ${method} ${path}`;
      throw answer.status === 404 || answer.status === 501 ? new UnknownCall(message) : new Error(message);
    }
    const text = await answer.text();
    if (text.length > longestAnswer) throw new Error(`The answer to ${method} ${path} is too long`);
    const value: unknown = JSON.parse(text);
    return v.parse(schema, value);
  }

  /** Null from an automation that was written before the call. */
  async function optional<Value>(answer: Promise<Value>): Promise<Value | null> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof UnknownCall) return null;
      throw error;
    }
  }

  return {
    begin: ({ key, serverId, command }, attempt) =>
      call('POST', '/operations', progressSchema, {
        key,
        serverId: String(serverId),
        ...command,
        attempt,
        callbackUrl,
      }),
    progress: ({ key }) => call('GET', `/operations/${encodeURIComponent(key)}`, progressSchema),
    console: (serverId) => call('POST', `/servers/${serverId}/console`, consoleSchema, {}),
    metrics(serverId, { from, to, points }) {
      const query = new URLSearchParams({
        from: from.toISOString(),
        to: to.toISOString(),
        points: String(points),
      });
      return call('GET', `/servers/${serverId}/metrics?${query.toString()}`, metricsSchema);
    },
    backups: (serverId) => optional(call('GET', `/servers/${serverId}/backups`, backupListSchema)),
    // The automation knows the hardware of the plans, and not what waits for its payment.
    async room(_, waiting) {
      const found = await optional(call('GET', '/room', roomSchema));
      return (
        found && {
          items: found.items.map(({ tariff, room }) => ({
            tariff,
            room: Math.max(0, room - (waiting.get(tariff) ?? 0)),
          })),
        }
      );
    },
  };
}
