import type * as v from 'valibot';
import { commandSchema, consoleSchema, metricsSchema, progressSchema } from '../provisioning/provisioner';
import { wireSchema } from './wireSchema';

/* The calls between the portal and the provider's automation (provisioning/webhook.ts, operations/report.ts). */

const json = 'application/json';

export const signatureText =
  '`t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "<t>.<content>">` by PROVISIONER_SECRET; the content is the body, and for a GET the path with its query. Five minutes old at most.';

const key = {
  type: 'string',
  pattern: '^op-\\d+-\\d+$',
  description: 'Carried out once, however often it is sent.',
};

function answers(schema: v.GenericSchema) {
  return {
    '200': { description: 'Done.', content: { [json]: { schema: wireSchema(schema) } } },
    default: { description: 'Tried again later, with the same key.' },
  };
}

function callOf(name: string, summary: string, answer: v.GenericSchema, requestSchema?: object) {
  return {
    operationId: `automation.${name}`,
    tags: ['automation'],
    summary,
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
          description: 'Where to report; null: the portal only asks.',
        },
      },
    },
    wireSchema(commandSchema),
  ],
};

/** Calls that the portal makes at PROVISIONER_URL. */
export const automationCalls = {
  operation: {
    post: callOf(
      'operation',
      'POST /operations: does something to a server, or answers how far it is.',
      progressSchema,
      operationSchema,
    ),
  },
  progress: {
    get: callOf('progress', 'GET /operations/{key}: how far an operation is.', progressSchema),
  },
  console: {
    post: callOf('console', 'POST /servers/{id}/console: a way to the screen of a server.', consoleSchema, {
      type: 'object',
    }),
  },
  metrics: {
    get: callOf(
      'metrics',
      'GET /servers/{id}/metrics?from=&to=&points=: load and traffic, evenly over the time.',
      metricsSchema,
    ),
  },
};

/** Calls that the automation makes at the portal. */
export const automationReport = {
  post: {
    operationId: 'automation.report',
    tags: ['automation'],
    summary:
      'Reports how far an operation is; the end stays the end, whatever arrives after it. An end has all `addresses` that the server owns from now on (`ip` is short for one), its `ipv6Subnet` and its `panelUrl`; what it leaves out stays as it was. An end with less than `spec` wants has failed.',
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
      '204': { description: 'Stored, or known already.' },
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
    summary:
      'Adds an answer by mail to its ticket. The body is the mail as it was received; the signature is made with MAIL_INBOUND_SECRET. Only there where MAIL_REPLY_TO is set.',
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
