import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { deliveryStates, isWebhookUrl, webhookTopics } from '@/domain/webhooks/webhook';
import { call } from './call';
import { countSchema, numberedIdSchema, textSchema } from './shapes';

const topicsSchema = v.array(v.picklist(webhookTopics));

const webhookSchema = v.object({
  id: numberedIdSchema,
  url: textSchema,
  topics: topicsSchema,
  createdAt: isoMomentSchema,
  isPaused: v.boolean(),
});

const params = v.object({ id: numberedIdSchema });

/** Webhooks of the account, which receive its events. Signed as Standard Webhooks define it. */
export const webhooksContract = {
  list: call({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Lists the webhooks of the account in order of creation, without their secrets.',
    role: 'customer',
    answer: v.object({ items: v.array(webhookSchema) }),
    refusals: [],
  }),
  create: call({
    method: 'POST',
    path: '/api/webhooks',
    summary:
      'Adds a webhook and returns the secret of its signatures (Standard Webhooks). Private and local addresses are refused, also those that a name resolves to.',
    role: 'customer',
    isCreated: true,
    body: v.object({
      url: v.pipe(textSchema, v.trim(), v.check(isWebhookUrl)),
      topics: v.pipe(topicsSchema, v.minLength(1), v.maxLength(webhookTopics.length)),
    }),
    answer: v.object({ webhook: webhookSchema, secret: textSchema }),
    refusals: ['privateAddress', 'tooManyWebhooks'],
  }),
  rotate: call({
    method: 'POST',
    path: '/api/webhooks/{id}/secret',
    summary: 'Replaces the secret of a webhook; later attempts are signed with the new one.',
    role: 'customer',
    params,
    answer: v.object({ secret: textSchema }),
    refusals: [],
  }),
  resume: call({
    method: 'POST',
    path: '/api/webhooks/{id}/resume',
    summary: 'Resumes a webhook that was paused after repeated failures; idempotent.',
    role: 'customer',
    params,
    refusals: [],
  }),
  test: call({
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    summary: 'Sends the event `test` to a webhook.',
    role: 'customer',
    params,
    refusals: [],
  }),
  deliveries: call({
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'Lists the newest deliveries of a webhook with their answers.',
    role: 'customer',
    params,
    answer: v.object({
      items: v.array(
        v.object({
          id: numberedIdSchema,
          at: isoMomentSchema,
          type: textSchema,
          state: v.picklist(deliveryStates),
          attempts: countSchema,
          status: v.nullable(v.number()),
          answer: v.nullable(textSchema),
        }),
      ),
    }),
    refusals: [],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Removes a webhook with its deliveries.',
    role: 'customer',
    params,
    refusals: [],
  }),
};
