import * as v from 'valibot';

/*
 * HTTP client of YooKassa's API v3, by its documentation and its official SDKs for Python and PHP (2.3.0).
 */

const amountSchema = v.object({
  value: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d\d$/)),
  currency: v.string(),
});

const paymentSchema = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountSchema,
  confirmation: v.optional(v.object({ confirmation_url: v.optional(v.string()) })),
  cancellation_details: v.optional(v.object({ reason: v.string() })),
  payment_method: v.optional(
    v.object({
      type: v.string(),
      id: v.string(),
      saved: v.boolean(),
      card: v.optional(
        v.object({
          last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
          expiry_month: v.pipe(v.string(), v.regex(/^\d\d?$/)),
          expiry_year: v.pipe(v.string(), v.regex(/^\d{4}$/)),
          card_type: v.string(),
        }),
      ),
    }),
  ),
  metadata: v.optional(v.record(v.string(), v.string())),
});
/** A payment of YooKassa. */
export type YooKassaPayment = v.InferOutput<typeof paymentSchema>;

const refundSchema = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'succeeded', 'canceled']),
  description: v.optional(v.string()),
});
/** A refund of YooKassa. */
export type YooKassaRefund = v.InferOutput<typeof refundSchema>;

const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.object({ items: v.array(item), next_cursor: v.optional(v.string()) });

const problemSchema = v.object({
  code: v.fallback(v.string(), ''),
  parameter: v.fallback(v.optional(v.string()), undefined),
});

/** A request that YooKassa refused; a retry does not help. */
export class YooKassaRefusal extends Error {
  /** Wrong parameter, if it named one. */
  readonly parameter: string | undefined;

  constructor(path: string, status: number, { code, parameter }: v.InferOutput<typeof problemSchema>) {
    super(`YooKassa answers ${path} with ${status} ${code} ${parameter ?? ''}`);
    this.parameter = parameter;
  }
}

export interface YooKassaAccount {
  readonly shopId: string;
  readonly secretKey: string;
}

/** `https://api.yookassa.ru/v3`, without a slash at its end. */
export const yooKassaUrl = 'https://api.yookassa.ru/v3';

/** YooKassa answers within 30 seconds; a slower call is repeated with its key. */
const answerMs = 30_000;
const pageSize = 100;
/** More payments in an hour are an error of the list. */
const mostPages = 100;

/** Creates the client. Every call rejects if YooKassa is unreachable, and with `YooKassaRefusal` if it refuses. */
export function createYooKassaClient(
  { shopId, secretKey }: YooKassaAccount,
  send: typeof fetch,
  url: string,
) {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  async function call<Value>(
    schema: v.GenericSchema<unknown, Value>,
    path: string,
    post?: { readonly body: unknown; readonly key: string },
  ): Promise<Value> {
    const answer = await send(`${url}${path}`, {
      method: post ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
      headers: {
        authorization,
        ...(post && { 'content-type': 'application/json', 'idempotence-key': post.key }),
      },
      ...(post && { body: JSON.stringify(post.body) }),
    });
    const name = path.replace(/\?.*/, '');
    if (answer.status === 200) return v.parse(schema, await answer.json());
    // 202: still being processed. 401 and 403 end when the key is right again.
    if (answer.status !== 400 && answer.status !== 404)
      throw new Error(`YooKassa answers ${name} with ${answer.status}`);
    const problem = v.safeParse(problemSchema, await answer.json().catch(() => ({})));
    throw new YooKassaRefusal(name, answer.status, problem.success ? problem.output : { code: '' });
  }

  /** Reads the pages of a list until an item matches; null for none. */
  async function findInList<Item>(
    schema: v.GenericSchema<unknown, Item>,
    path: string,
    filter: Readonly<Record<string, string>>,
    matches: (item: Item) => boolean,
  ): Promise<Item | null> {
    let cursor: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const query = new URLSearchParams({ ...filter, limit: String(pageSize), ...(cursor && { cursor }) });
      const { items, next_cursor: next } = await call(listOf(schema), `${path}?${query.toString()}`);
      const found = items.find(matches);
      if (found || next === undefined) return found ?? null;
      cursor = next;
    }
    throw new Error(`YooKassa's list ${path} does not end`);
  }

  return {
    createPayment: (body: unknown, key: string) => call(paymentSchema, '/payments', { body, key }),
    payment: (id: string) => call(paymentSchema, `/payments/${encodeURIComponent(id)}`),
    /** Finds a payment that was created in a time. */
    findPayment: (from: Date, to: Date, matches: (payment: YooKassaPayment) => boolean) =>
      findInList(
        paymentSchema,
        '/payments',
        { 'created_at.gte': from.toISOString(), 'created_at.lte': to.toISOString() },
        matches,
      ),
    createRefund: (body: unknown, key: string) => call(refundSchema, '/refunds', { body, key }),
    /** Finds a refund of a payment by its description. */
    findRefund: (paymentId: string, matches: (refund: YooKassaRefund) => boolean) =>
      findInList(refundSchema, '/refunds', { payment_id: paymentId }, matches),
  };
}
