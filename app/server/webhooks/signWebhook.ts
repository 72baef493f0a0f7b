import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Creates the secret of a webhook's signatures. */
export const newWebhookSecret = () => prefix + randomBytes(32).toString('base64');

/** Returns the headers of an event, signed as Standard Webhooks define it. */
export function signWebhook(
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
