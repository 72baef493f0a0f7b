import { createHmac } from 'node:crypto';

/** Secret of the stand-in's webhook endpoint. */
export const webhookSecret = 'whsec_portal';

/** An event with the header that Stripe signs it with. */
export function signed(body: string, secret = webhookSecret, at = new Date()) {
  const time = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const header = `t=${time},v1=${signature}`;
  return { body, signature: header, header: (name: string) => (name === 'stripe-signature' ? header : null) };
}
