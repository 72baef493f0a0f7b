import { tokensContract } from '@app/contract/tokens';
import { webhooksContract } from '@app/contract/webhooks';
import type { ToolsPort } from '@app/ports/toolsPort';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

const at = (id: number) => ({ params: { id: String(id) } });

export const toolsHttp: ToolsPort = {
  tokens: async (signal) => (await send(tokensContract.list, {}, signal)).items,
  createToken: ({ name, scopes, days, password }) =>
    outcomeOf(send(tokensContract.create, { body: { name, scopes: [...scopes], days, password } }), [
      'wrongCurrentPassword',
      'noPassword',
      'tooManyTries',
      'tooManyTokens',
    ]),
  revokeToken: async (id) => {
    await orNull(send(tokensContract.revoke, at(id)));
  },
  webhooks: async (signal) => (await send(webhooksContract.list, {}, signal)).items,
  addWebhook: ({ url, topics }) =>
    outcomeOf(send(webhooksContract.create, { body: { url, topics: [...topics] } }), [
      'privateAddress',
      'tooManyWebhooks',
    ]),
  rotateSecret: (id) => send(webhooksContract.rotate, at(id)),
  resumeWebhook: (id) => send(webhooksContract.resume, at(id)),
  testWebhook: (id) => send(webhooksContract.test, at(id)),
  deliveries: async (id, signal) => (await send(webhooksContract.deliveries, at(id), signal)).items,
  removeWebhook: async (id) => {
    await orNull(send(webhooksContract.remove, at(id)));
  },
};
