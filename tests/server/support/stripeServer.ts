import * as v from 'valibot';
import {
  expandQuery,
  intentBody,
  intentQuery,
  noParameters,
  parseForm,
  refundBody,
  refundQuery,
  sessionBody,
} from './stripeRequests';
import { signed } from './stripeEvents';
import type { StoredIntent } from './stripeIntent';

/*
 * Stand-in of Stripe's API 2026-10-28: Checkout, PaymentIntents, PaymentMethods, Refunds, signed events. It refuses
 * requests that `stripeRequests.ts` does not describe.
 */

const apiVersion = '2026-10-28.endive';
const secretKey = 'sk_test_portal';

interface StoredMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  customer: string | null;
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

interface StoredSession {
  readonly id: string;
  readonly object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  customer: string | null;
  url: string | null;
  readonly metadata: Record<string, string>;
  readonly success_url: string;
}

interface StoredRefund {
  readonly id: string;
  readonly object: 'refund';
  status: string;
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
}

/** A fault that the next request meets; `lost`: the work is done, but its answer never arrives. */
type Fault = 'lost' | 'silent' | 500 | 429 | 409;

interface ApiError {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly message: string;
  readonly payment_intent?: StoredIntent;
}

class Refused extends Error {
  readonly status: number;
  readonly error: ApiError;

  constructor(status: number, error: ApiError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

const invalid = (message: string, more: Partial<ApiError> = {}) =>
  new Refused(400, { type: 'invalid_request_error', message, ...more });
const missing = (param: string) =>
  new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${param}`,
  });

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, input: unknown): Value {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const param = v.getDotPath(result.issues[0]) ?? '';
  throw invalid(`${param}: ${result.issues[0].message}`, { param });
}

function found<Value>(map: ReadonlyMap<string, Value>, id: string, param: string): Value {
  const value = map.get(id);
  if (value === undefined) throw missing(param);
  return value;
}

/** Sum of a page's lines. */
function totalOf({ line_items: items }: v.InferOutput<typeof sessionBody>) {
  return {
    currency: items[0]?.price_data.currency ?? '',
    amount_total: items.reduce((sum, { quantity, price_data: each }) => sum + quantity * each.unit_amount, 0),
  };
}

/** Opens a stand-in for the account of `secretKey`. */
export function openStripe() {
  const sessions = new Map<string, StoredSession & { readonly body: v.InferOutput<typeof sessionBody> }>();
  const intents = new Map<string, StoredIntent>();
  const methods = new Map<string, StoredMethod>();
  const refunds = new Map<string, StoredRefund>();
  const answers = new Map<string, { readonly body: string; readonly answer: () => unknown }>();
  const emitted: { readonly about: string; readonly body: string }[] = [];
  let faults: Fault[] = [];
  let declines: string[] = [];
  let refundStatus = 'succeeded';
  let count = 0;

  const newId = (prefix: string) => `${prefix}_${(count += 1).toString().padStart(6, '0')}`;
  const seconds = () => Math.floor(Date.now() / 1000);

  function emit(type: string, object: { readonly id: string }): void {
    const event = { id: newId('evt'), object: 'event', api_version: apiVersion, type, data: { object } };
    emitted.push({
      about: object.id,
      body: JSON.stringify({ ...event, created: seconds(), livemode: false }),
    });
  }

  function createSession(input: unknown) {
    const body = parsed(sessionBody, input);
    const id = newId('cs_test');
    const session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      customer: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      metadata: body.metadata,
      success_url: body.success_url,
      body,
    } as const;
    sessions.set(id, { ...session });
    return shownSession(id);
  }

  function shownSession(id: string) {
    const { body, ...session } = found(sessions, id, 'session');
    return { ...session, ...totalOf(body) };
  }

  function expanded(intent: StoredIntent, isExpanded: boolean) {
    const method = intent.payment_method === null ? null : methods.get(intent.payment_method);
    return isExpanded ? { ...intent, payment_method: method ?? null } : intent;
  }

  function createIntent(input: unknown) {
    const body = parsed(intentBody, input);
    const method = found(methods, body.payment_method, 'payment_method');
    if (method.customer !== body.customer)
      throw invalid('The PaymentMethod was detached from a Customer, and may not be used again.');
    const code = declines.shift();
    const intent: StoredIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      status: code === undefined ? 'succeeded' : 'requires_payment_method',
      amount: body.amount,
      amount_received: code === undefined ? body.amount : 0,
      currency: body.currency,
      created: seconds(),
      customer: body.customer,
      description: body.description,
      receipt_email: body.receipt_email ?? null,
      payment_method: code === undefined ? method.id : null,
      setup_future_usage: null,
      last_payment_error:
        code === undefined ? null : { type: 'card_error', code: 'card_declined', decline_code: code },
      metadata: body.metadata,
    };
    intents.set(intent.id, intent);
    emit(code === undefined ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
    if (intent.last_payment_error)
      throw new Refused(402, { ...intent.last_payment_error, message: 'Declined', payment_intent: intent });
    return intent;
  }

  function createRefund(input: unknown) {
    const { payment_intent: id, amount, metadata } = parsed(refundBody, input);
    const intent = found(intents, id, 'payment_intent');
    const earlier = [...refunds.values()].filter(
      (each) => each.payment_intent === id && each.status !== 'failed',
    );
    const left = earlier.reduce((rest, each) => rest - each.amount, intent.amount_received);
    if (amount > left) throw invalid(`Refund amount is greater than unrefunded amount`, { param: 'amount' });
    const refund: StoredRefund = {
      id: newId('re'),
      object: 'refund',
      status: refundStatus,
      amount,
      payment_intent: id,
      metadata,
    };
    refunds.set(refund.id, refund);
    return refund;
  }

  function detach(id: string) {
    const method = found(methods, id, 'payment_method');
    if (method.customer === null) throw invalid('The payment method is not attached to a customer.');
    method.customer = null;
    return method;
  }

  function expire(id: string) {
    const session = found(sessions, id, 'session');
    if (session.status !== 'open')
      throw invalid('Only Checkout Sessions with a status of open can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    emit('checkout.session.expired', shownSession(id));
    return shownSession(id);
  }

  /** Newest first, in short pages, so that their end is read. */
  function listed<Item extends { readonly id: string }>(all: readonly Item[], after: string | undefined) {
    const newest = all.toReversed();
    const start = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
    return {
      object: 'list',
      url: '/v1',
      data: newest.slice(start, start + 2),
      has_more: start + 2 < newest.length,
    };
  }

  function read(path: string, query: unknown): unknown {
    if (path === 'payment_intents') {
      const { customer, created, starting_after: after } = parsed(intentQuery, query);
      const matching = [...intents.values()].filter(
        (each) => each.customer === customer && each.created >= created.gte && each.created <= created.lte,
      );
      return listed(matching, after);
    }
    if (path === 'refunds') {
      const { payment_intent: of, starting_after: after } = parsed(refundQuery, query);
      return listed(
        [...refunds.values()].filter((each) => each.payment_intent === of),
        after,
      );
    }
    const { expand = [] } = parsed(expandQuery, query);
    const [, kind = '', id = ''] =
      /^(checkout\/sessions|payment_intents|payment_methods)\/(\w+)$/.exec(path) ?? [];
    if (kind === 'payment_methods') return found(methods, id, 'payment_method');
    if (kind === 'payment_intents')
      return expanded(found(intents, id, 'intent'), expand.includes('payment_method'));
    const session = shownSession(id);
    const intent = session.payment_intent === null ? null : intents.get(session.payment_intent);
    const isDeep = expand.includes('payment_intent.payment_method');
    return intent && isDeep ? { ...session, payment_intent: expanded(intent, true) } : session;
  }

  function write(path: string, input: unknown): unknown {
    if (path === 'checkout/sessions') return createSession(input);
    if (path === 'payment_intents') return createIntent(input);
    if (path === 'refunds') return createRefund(input);
    parsed(noParameters, input);
    const [, session = ''] = /^checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? [];
    if (session !== '') return expire(session);
    return detach(/^payment_methods\/(\w+)\/detach$/.exec(path)?.[1] ?? '');
  }

  function respond({ method, url, headers }: Request, body: string): unknown {
    if (headers.get('authorization') !== `Bearer ${secretKey}`)
      throw new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    if (headers.get('stripe-version') !== apiVersion) throw invalid('Another version of the API');
    const { pathname, search } = new URL(url);
    const path = decodeURIComponent(pathname.replace('/v1/', ''));
    if (method === 'GET') return read(path, parseForm(search.slice(1)));
    const key = headers.get('idempotency-key');
    if (key === null) return write(path, parseForm(body));
    const earlier = answers.get(key);
    if (earlier && earlier.body !== body)
      throw new Refused(400, {
        type: 'idempotency_error',
        message: 'Keys must be used with the same parameters',
      });
    if (earlier) return earlier.answer();
    try {
      const answer = structuredClone(write(path, parseForm(body)));
      answers.set(key, { body, answer: () => answer });
      return answer;
    } catch (error) {
      // A refusal of a parameter is not remembered, a declined card is.
      if (error instanceof Refused && error.status === 402)
        answers.set(key, {
          body,
          answer: () => {
            throw error;
          },
        });
      throw error;
    }
  }

  const send: typeof fetch = async (input, init) => {
    const fault = faults.shift();
    if (fault === 'silent') throw new TypeError('fetch failed');
    if (typeof fault === 'number')
      return Response.json({ error: { type: 'api_error', message: 'Try again' } }, { status: fault });
    const request = new Request(input, init);
    try {
      const answer = respond(request, await request.text());
      if (fault === 'lost') throw new TypeError('fetch failed');
      return Response.json(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (fault === 'lost') throw new TypeError('fetch failed');
      return Response.json({ error: error.error }, { status: error.status });
    }
  };

  /** A payer enters a card on the page of a session. */
  function pay(id: string): void {
    const { body, ...session } = found(sessions, id, 'session');
    if (session.status !== 'open') throw new Error('The page is closed');
    const { currency, amount_total: amount } = totalOf(body);
    const isSaved = body.payment_intent_data.setup_future_usage !== undefined;
    const customer = body.customer_creation === 'always' ? newId('cus') : null;
    const method: StoredMethod = {
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      customer: isSaved ? customer : null,
      card: { brand: 'visa', last4: '4242', exp_month: 7, exp_year: 2031 },
    };
    const intent: StoredIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      status: 'succeeded',
      amount,
      amount_received: amount,
      currency,
      created: seconds(),
      customer,
      description: body.payment_intent_data.description,
      receipt_email: body.payment_intent_data.receipt_email ?? null,
      payment_method: method.id,
      setup_future_usage: isSaved ? 'off_session' : null,
      last_payment_error: null,
      metadata: body.payment_intent_data.metadata,
    };
    methods.set(method.id, method);
    intents.set(intent.id, intent);
    Object.assign(found(sessions, id, 'session'), {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: intent.id,
      customer,
      url: null,
    });
    emit('checkout.session.completed', shownSession(id));
    emit('payment_intent.succeeded', intent);
  }

  return {
    send,
    secretKey,
    sessions,
    intents,
    refunds,
    /** The next requests meet these faults. */
    fail: (...next: Fault[]) => void (faults = next),
    /** The next charges of saved cards are declined for these reasons. */
    decline: (...next: string[]) => void (declines = next),
    /** Status of the next refunds. */
    refundAs: (status: string) => void (refundStatus = status),
    /** Idempotency keys are forgotten after 24 hours. */
    forgetKeys: () => answers.clear(),
    pay,
    expire,
    /** The events about an object so far, each with its signature. */
    events: (about: string) =>
      emitted.filter((event) => event.about === about).map(({ body }) => signed(body)),
  };
}
