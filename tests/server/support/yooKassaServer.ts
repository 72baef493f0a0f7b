import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/*
 * Stand-in of YooKassa's API v3, by its documentation (yookassa.ru/developers/api) and its official SDKs 2.3.0. It
 * refuses requests with fields or values that the documentation does not have.
 */

const amount = v.strictObject({
  value: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
  currency: v.literal('RUB'),
});

const receipt = v.strictObject({
  customer: v.strictObject({
    email: v.pipe(v.string(), v.email()),
    full_name: v.optional(v.pipe(v.string(), v.maxLength(256))),
    inn: v.optional(v.pipe(v.string(), v.regex(/^(\d{10}|\d{12})$/))),
  }),
  tax_system_code: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(6))),
  items: v.pipe(
    v.array(
      v.strictObject({
        description: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
        quantity: v.literal('1.00'),
        amount,
        vat_code: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
        payment_mode: v.picklist(['full_prepayment', 'partial_prepayment', 'advance', 'full_payment']),
        payment_subject: v.picklist(['service', 'payment']),
      }),
    ),
    v.minLength(1),
  ),
});

const paymentBody = v.strictObject({
  amount,
  capture: v.literal(true),
  description: v.pipe(v.string(), v.maxLength(128)),
  metadata: v.record(v.pipe(v.string(), v.maxLength(32)), v.pipe(v.string(), v.maxLength(512))),
  receipt: v.optional(receipt),
  confirmation: v.optional(
    v.strictObject({ type: v.literal('redirect'), return_url: v.pipe(v.string(), v.url()) }),
  ),
  payment_method_data: v.optional(v.strictObject({ type: v.picklist(['bank_card', 'sberbank']) })),
  save_payment_method: v.optional(v.boolean()),
  payment_method_id: v.optional(v.string()),
});

const refundBody = v.strictObject({
  payment_id: v.string(),
  amount,
  description: v.pipe(v.string(), v.maxLength(250)),
  receipt: v.optional(receipt),
});

type Amount = v.InferOutput<typeof amount>;
export type Receipt = v.InferOutput<typeof receipt>;

interface StoredPayment {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  paid: boolean;
  amount: { value: string; currency: string };
  created_at: string;
  description: string;
  metadata: Record<string, string>;
  confirmation?: { type: 'redirect'; return_url: string; confirmation_url: string };
  payment_method?: {
    type: string;
    id: string;
    saved: boolean;
    card?: { first6: string; last4: string; expiry_month: string; expiry_year: string; card_type: string };
  };
  cancellation_details?: { party: string; reason: string };
}

interface StoredRefund {
  id: string;
  payment_id: string;
  status: 'succeeded';
  amount: Amount;
  description: string;
  created_at: string;
}

/** A fault that the next request meets; `lost`: the work is done, but its answer never arrives. */
type Fault = 'lost' | 'silent' | 500 | 429 | 202;

const minorOf = ({ value }: { readonly value: string }) => Number(value.replace('.', ''));

const card = { first6: '220000', last4: '0012', expiry_month: '7', expiry_year: '2031', card_type: 'Mir' };

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly parameter: string | undefined;

  constructor(status: number, code: string, parameter?: string) {
    super(code);
    this.status = status;
    this.code = code;
    this.parameter = parameter;
  }
}

/** Opens a stand-in for the shop `100500` with the key `test_key`. */
export function openYooKassa() {
  const payments = new Map<string, StoredPayment>();
  const refunds = new Map<string, StoredRefund>();
  const receipts: { readonly of: string; readonly receipt: Receipt | undefined }[] = [];
  const saved = new Set<string>();
  const answers = new Map<string, { readonly body: string; readonly answer: unknown }>();
  let faults: Fault[] = [];

  const known = (id: string): StoredPayment => {
    const found = payments.get(id);
    if (!found) throw new Refused(404, 'not_found');
    return found;
  };

  function checkReceipt(sum: Amount, items: Receipt | undefined): void {
    if (items && items.items.reduce((total, item) => total + minorOf(item.amount), 0) !== minorOf(sum))
      throw new Refused(400, 'invalid_request', 'receipt.items');
  }

  function createPayment(input: unknown): StoredPayment {
    const parsed = v.safeParse(paymentBody, input);
    if (!parsed.success) throw new Refused(400, 'invalid_request', v.getDotPath(parsed.issues[0]) ?? '');
    const { amount: sum, metadata, description, confirmation, receipt: sent, ...how } = parsed.output;
    checkReceipt(sum, sent);
    const id = randomUUID();
    const common = { id, amount: sum, created_at: new Date().toISOString(), description, metadata };
    const { payment_method_id: token } = how;
    if (token !== undefined && !saved.has(token))
      throw new Refused(400, 'invalid_request', 'payment_method_id');
    const method = { type: how.payment_method_data?.type ?? 'bank_card', id: token ?? id, card };
    const payment: StoredPayment =
      token === undefined
        ? {
            ...common,
            status: 'pending',
            paid: false,
            payment_method: { type: method.type, id, saved: how.save_payment_method === true },
            ...(confirmation && {
              confirmation: {
                ...confirmation,
                confirmation_url: `https://yoomoney.ru/checkout?orderId=${id}`,
              },
            }),
          }
        : { ...common, status: 'succeeded', paid: true, payment_method: { ...method, saved: false } };
    payments.set(id, payment);
    receipts.push({ of: id, receipt: sent });
    return payment;
  }

  function createRefund(input: unknown): StoredRefund {
    const parsed = v.safeParse(refundBody, input);
    if (!parsed.success) throw new Refused(400, 'invalid_request', v.getDotPath(parsed.issues[0]) ?? '');
    const { payment_id: paymentId, amount: sum, description, receipt: sent } = parsed.output;
    checkReceipt(sum, sent);
    const payment = known(paymentId);
    const before = [...refunds.values()].filter((each) => each.payment_id === paymentId);
    const left = before.reduce((rest, each) => rest - minorOf(each.amount), minorOf(payment.amount));
    if (payment.status !== 'succeeded' || minorOf(sum) > left)
      throw new Refused(400, 'invalid_request', 'amount');
    const id = randomUUID();
    const created = new Date().toISOString();
    const refund = {
      id,
      payment_id: paymentId,
      status: 'succeeded',
      amount: sum,
      description,
      created_at: created,
    } as const;
    refunds.set(id, refund);
    receipts.push({ of: id, receipt: sent });
    return refund;
  }

  function list(path: string, query: URLSearchParams) {
    const all = path === '/payments' ? [...payments.values()] : [...refunds.values()];
    const from = query.get('created_at.gte') ?? '';
    const to = query.get('created_at.lte') ?? '9';
    const of = query.get('payment_id');
    const matching = all
      .filter(({ created_at: at }) => at >= from && at <= to)
      .filter((each) => of === null || ('payment_id' in each && each.payment_id === of))
      .toReversed();
    const start = Number(query.get('cursor') ?? 0);
    // Short pages, so that the cursor is used.
    const end = start + Math.min(2, Number(query.get('limit')));
    return {
      type: 'list',
      items: matching.slice(start, end),
      ...(end < matching.length && { next_cursor: String(end) }),
    };
  }

  function respond(method: string, url: URL, headers: Headers, body: string): unknown {
    if (headers.get('authorization') !== `Basic ${btoa('100500:test_key')}`)
      throw new Refused(401, 'invalid_credentials');
    const path = url.pathname.replace('/v3', '');
    if (method === 'GET') {
      const id = /^\/payments\/(.+)$/.exec(path)?.[1];
      return id === undefined ? list(path, url.searchParams) : known(decodeURIComponent(id));
    }
    const key = headers.get('idempotence-key') ?? '';
    if (key === '' || key.length > 64) throw new Refused(400, 'invalid_request', 'Idempotence-Key');
    const earlier = answers.get(key);
    if (earlier && earlier.body !== body) throw new Refused(400, 'invalid_request', 'Idempotence-Key');
    if (earlier) return earlier.answer;
    const input: unknown = JSON.parse(body);
    const answer = path === '/payments' ? createPayment(input) : createRefund(input);
    answers.set(key, { body, answer });
    return answer;
  }

  const send: typeof fetch = async (input, init) => {
    const fault = faults.shift();
    if (fault === 'silent') throw new DOMException('The operation timed out', 'TimeoutError');
    if (typeof fault === 'number')
      return Response.json({ type: 'error', code: 'internal_server_error' }, { status: fault });
    const request = new Request(input, init);
    try {
      const answer = respond(request.method, new URL(request.url), request.headers, await request.text());
      if (fault === 'lost') throw new DOMException('The operation timed out', 'TimeoutError');
      return Response.json(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status, code, parameter } = error;
      return Response.json({ type: 'error', id: randomUUID(), code, parameter }, { status });
    }
  };

  return {
    send,
    receipts,
    payments,
    refunds,
    /** The next requests meet these faults. */
    fail: (...next: Fault[]) => void (faults = next),
    /** Idempotency keys are forgotten after 24 hours. */
    forgetKeys: () => answers.clear(),
    pay(id: string) {
      const payment = known(id);
      const isSaved = payment.payment_method?.saved === true;
      if (isSaved) saved.add(id);
      Object.assign(payment, {
        status: 'succeeded',
        paid: true,
        payment_method: { type: payment.payment_method?.type ?? '', id, saved: isSaved, card },
      });
    },
    cancel: (id: string, reason = 'insufficient_funds') =>
      void Object.assign(known(id), {
        status: 'canceled',
        cancellation_details: { party: 'payment_network', reason },
      }),
    /** Body of a notification about the current state of a payment. */
    notification: (id: string) => {
      const object = known(id);
      return JSON.stringify({ type: 'notification', event: `payment.${object.status}`, object });
    },
  };
}
