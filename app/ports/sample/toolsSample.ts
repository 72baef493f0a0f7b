import { done } from '@/domain/results/outcome';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { toIsoDateTime } from '@/domain/time/dates';
import { tokenExpiry, type ApiToken } from '@/domain/tokens/apiToken';
import type { Webhook, WebhookDelivery } from '@/domain/webhooks/webhook';
import { exampleTokens } from '@/sample-data/apiTokens';
import { exampleDeliveries, exampleWebhooks } from '@/sample-data/webhooks';
import { keepDates, shiftDates } from '@/sample-data/shiftDates';
import type { ToolsPort } from '@app/ports/toolsPort';
import { answerAfter, type Latency } from './latency';

const demoSecret = 'whsec_ZGVtb25zdHJhdGlvbg==';

/** Tools of the demonstration. Its tokens open nothing, and last as long as the page. */
export function makeToolsSample(latency: Latency, shift = keepDates): ToolsPort {
  let tokens = shift(exampleTokens);
  let webhooks: readonly Webhook[] = shift(exampleWebhooks);
  let deliveries: readonly WebhookDelivery[] = shift(exampleDeliveries);
  const after = answerAfter(latency);
  return {
    tokens: (signal) => after(() => tokens, signal),
    async createToken({ name, scopes, days }) {
      await latency();
      const now = new Date();
      const expiresAt = tokenExpiry(now, days);
      const token: ApiToken = {
        id: Math.max(0, ...tokens.map(({ id }) => id)) + 1,
        name: name.trim(),
        scopes,
        hint: 'demo',
        createdAt: toIsoDateTime(now),
        expiresAt: expiresAt && toIsoDateTime(expiresAt),
        isExpired: false,
        lastUsedAt: null,
      };
      tokens = [...tokens, token];
      return done({ token, secret: 'mrd_this-token-of-the-demonstration-opens-nothing-demo' });
    },
    async revokeToken(id) {
      await latency();
      tokens = tokens.filter((token) => token.id !== id);
    },
    webhooks: (signal) => after(() => webhooks, signal),
    async addWebhook({ url, topics }) {
      await latency();
      const id = Math.max(0, ...webhooks.map((each) => each.id)) + 1;
      const createdAt = toIsoDateTime(new Date());
      webhooks = [...webhooks, { id, url: url.trim(), topics, createdAt, isPaused: false }];
      return done({ secret: demoSecret });
    },
    rotateSecret: () => after(() => ({ secret: demoSecret })),
    async resumeWebhook(id) {
      await latency();
      webhooks = webhooks.map((each) => (each.id === id ? { ...each, isPaused: false } : each));
    },
    async testWebhook() {
      await latency();
      const [first] = deliveries;
      const at = toIsoDateTime(new Date());
      const sent = { at, type: 'test', state: 'delivered', attempts: 1, status: 200, answer: 'ok' } as const;
      deliveries = [{ ...sent, id: (first?.id ?? 0) + 1 }, ...deliveries];
    },
    deliveries: (_, signal) => after(() => deliveries, signal),
    async removeWebhook(id) {
      await latency();
      webhooks = webhooks.filter((each) => each.id !== id);
    },
  };
}

/** The tools' demonstration of this tab, with dates near today. */
export function currentToolsSample(latency: Latency): ToolsPort {
  return makeToolsSample(latency, shiftDates(new Date(), defaultTimeZone));
}
