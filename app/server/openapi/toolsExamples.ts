import { makeApiToken } from '@/sample-data/apiTokens';
import { makeDelivery, makeWebhook } from '@/sample-data/webhooks';

const { scopes: tokenScopes, ...madeToken } = makeApiToken();
const apiToken = { ...madeToken, id: String(madeToken.id), scopes: [...tokenScopes] };
const { topics: madeTopics, ...madeWebhook } = makeWebhook();
const webhook = { ...madeWebhook, id: String(madeWebhook.id), topics: [...madeTopics] };
const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

/** One example of each call of API tokens and webhooks. */
export const toolsExamples = {
  tokens: {
    list: { answer: { items: [apiToken] } },
    create: {
      body: {
        password: 'correct horse battery staple',
        name: apiToken.name,
        scopes: apiToken.scopes,
        days: 365 as const,
      },
      answer: { token: apiToken, secret: 'mrd_OAQwb0Zt9nS2VxYl4eRjH7iKcDfGuTpLmWqXsE8vN1k3Zq' },
    },
    revoke: { params: { id: apiToken.id } },
  },
  webhooks: {
    list: { answer: { items: [webhook] } },
    create: {
      body: { url: webhook.url, topics: webhook.topics },
      answer: { webhook, secret: webhookSecret },
    },
    rotate: { params: { id: webhook.id }, answer: { secret: webhookSecret } },
    resume: { params: { id: webhook.id } },
    test: { params: { id: webhook.id } },
    deliveries: {
      params: { id: webhook.id },
      answer: { items: [{ ...makeDelivery(), id: String(makeDelivery().id) }] },
    },
    remove: { params: { id: webhook.id } },
  },
};
