import type * as v from 'valibot';
import {
  backupListSchema,
  commandSchema,
  consoleSchema,
  metricsSchema,
  progressSchema,
  roomSchema,
} from '../provisioning/provisioner';
import { wireSchema } from './wireSchema';
import { wordsOf } from './words';

/* Calls between the portal and the provider's automation (provisioning/webhook.ts, operations/report.ts). */

const json = 'application/json';

export const signatureText =
  '`t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "<t>.<content>">` with PROVISIONER_SECRET as the key; the content is the body, or for GET the path with its query. Valid for five minutes.';

const key = {
  type: 'string',
  pattern: '^op-\\d+-\\d+$',
  description: 'Idempotency key: the operation runs once, however often it is sent.',
};

function answers(schema: v.GenericSchema) {
  return {
    '200': { description: 'Done.', content: { [json]: { schema: wireSchema(schema) } } },
    default: { description: 'Retried later with the same key.' },
  };
}

function callOf(name: string, summary: string, answer: v.GenericSchema, requestSchema?: object) {
  return {
    operationId: `automation.${name}`,
    tags: ['automation'],
    ...wordsOf(summary),
    security: [{ signature: [] }],
    ...(requestSchema && { requestBody: { required: true, content: { [json]: { schema: requestSchema } } } }),
    responses: answers(answer),
  };
}

const operationSchema = {
  allOf: [
    {
      type: 'object',
      required: ['key', 'serverId', 'attempt', 'callbackUrl'],
      properties: {
        key,
        serverId: { type: 'string' },
        attempt: { type: 'integer', minimum: 1 },
        callbackUrl: {
          type: ['string', 'null'],
          description: 'Where to report progress; null: the portal only polls.',
        },
      },
    },
    wireSchema(commandSchema),
  ],
};

/** Calls from the portal to PROVISIONER_URL. */
export const automationCalls = {
  operation: {
    post: callOf(
      'operation',
      'POST /operations: starts an operation on a server, or returns its progress.',
      progressSchema,
      operationSchema,
    ),
  },
  progress: {
    get: callOf('progress', 'GET /operations/{key}: returns the progress of an operation.', progressSchema),
  },
  console: {
    post: callOf(
      'console',
      'POST /servers/{id}/console: returns the address of a server’s console.',
      consoleSchema,
      {
        type: 'object',
      },
    ),
  },
  metrics: {
    get: callOf(
      'metrics',
      'GET /servers/{id}/metrics?from=&to=&points=: returns load and traffic at evenly spaced points.',
      metricsSchema,
    ),
  },
  backups: {
    get: callOf(
      'backups',
      'GET /servers/{id}/backups: lists the backups of a server. 404: this automation does not list them.',
      backupListSchema,
    ),
  },
  room: {
    get: callOf(
      'room',
      'GET /room: returns how many more servers of each plan fit, every minute, beside the operations it was sent. The portal takes off what is ordered and not sent yet. A plan with 0 is sold out. 404: this automation does not know.',
      roomSchema,
    ),
  },
};

/** Calls from the automation to the portal. */
export const automationReport = {
  post: {
    operationId: 'automation.report',
    tags: ['automation'],
    ...wordsOf(
      'Reports the progress of an operation; a final result is never overwritten. A successful one contains all `addresses` that the server owns from now on (`ip` is short for one), its `ipv6Subnet` and its `panelUrl`; missing fields stay unchanged. A result with less than `spec` requires counts as failed.',
    ),
    security: [{ signature: [] }],
    requestBody: {
      required: true,
      content: {
        [json]: {
          schema: {
            allOf: [{ type: 'object', required: ['key'], properties: { key } }, wireSchema(progressSchema)],
          },
        },
      },
    },
    responses: {
      '204': { description: 'Stored, or already known.' },
      '401': { description: 'wrongSignature' },
      '404': { description: 'notFound' },
      '422': { description: 'invalidRequest' },
    },
  },
};

/** The call of the provider's mail server. */
export const inboundMailCall = {
  post: {
    operationId: 'automation.inboundMail',
    tags: ['automation'],
    ...wordsOf(
      'Adds an answer by mail to its ticket. The body is the mail as it was received; the signature is made with MAIL_INBOUND_SECRET. Only there where MAIL_REPLY_TO is set.',
    ),
    security: [{ signature: [] }],
    requestBody: { required: true, content: { 'message/rfc822': { schema: { type: 'string' } } } },
    responses: {
      '204': { description: 'Stored, or stored already.' },
      '401': { description: 'wrongSignature' },
      '403': { description: 'otherSender' },
      '404': { description: 'unknownReplyAddress' },
      '413': { description: 'tooLarge' },
      '422': { description: 'automaticMail, invalidTicket or invalidRequest' },
    },
  },
};
