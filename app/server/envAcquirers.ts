import * as v from 'valibot';
import { paymentMethodIds, type PaymentMethodId } from '@/domain/payment/method';
import { StartProblem } from './startProblem';

/** 1, true, 0 or false. */
export const flagSchema = v.pipe(
  v.picklist(['1', 'true', '0', 'false'], 'must be 1, true, 0 or false'),
  v.transform((text) => text === '1' || text === 'true'),
);

/** Codes of Russian tax systems in fiscal receipts. */
const taxSystems = ['1', '2', '3', '4', '5', '6'] as const;

/** Methods that a gateway with its own page can take; the others are paid by instructions. */
const hostedMethods = paymentMethodIds.filter((id) => id !== 'manual' && id !== 'crypto');

const methodsSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.array(v.picklist(hostedMethods, `must be some of ${hostedMethods.join(', ')}, separated by commas`)),
);

/** Stripe takes cards only. */
const stripeMethods = hostedMethods.filter((id) => id !== 'sberPay');

const stripeMethodsSchema = v.pipe(
  methodsSchema,
  v.array(v.picklist(stripeMethods, `must be some of ${stripeMethods.join(', ')}, separated by commas`)),
);

/** Variables of the acquirers. */
export const acquirerEntries = {
  YOOKASSA_SHOP_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'must be the number of the shop'))),
  YOOKASSA_SECRET_KEY: v.optional(v.string()),
  YOOKASSA_METHODS: v.optional(methodsSchema, 'ruCards,sberPay'),
  YOOKASSA_RECEIPTS: v.optional(flagSchema, '1'),
  YOOKASSA_TAX_SYSTEM: v.optional(v.picklist(taxSystems, 'must be a number from 1 to 6')),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(?:sk|rk)_\w+$/, 'must start with sk_ or rk_'))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_\S+$/, 'must start with whsec_'))),
  STRIPE_METHODS: v.optional(stripeMethodsSchema, 'cards'),
  STRIPE_INVOICES: v.optional(flagSchema, '0'),
};

const acquirerSchema = v.object({ ...acquirerEntries, PUBLIC_URL: v.optional(v.string()) });
type AcquirerEnv = v.InferOutput<typeof acquirerSchema>;

/** Acquirers of the environment, each with the payment methods that it takes. */
export interface Acquirers {
  /** Null without YooKassa. */
  readonly yooKassa: {
    readonly shopId: string;
    readonly secretKey: string;
    readonly methods: readonly PaymentMethodId[];
    readonly sendsReceipts: boolean;
    readonly taxSystem: (typeof taxSystems)[number] | undefined;
  } | null;
  /** Null without Stripe. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Host of the portal. */
    readonly site: string;
    /** Whether Stripe makes invoices. */
    readonly makesInvoices: boolean;
    readonly methods: readonly PaymentMethodId[];
  } | null;
}

function readYooKassa(env: AcquirerEnv): Acquirers['yooKassa'] {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = env;
  const { YOOKASSA_METHODS: methods, YOOKASSA_RECEIPTS: sendsReceipts, YOOKASSA_TAX_SYSTEM: taxSystem } = env;
  if (!shopId && !secretKey) return null;
  if (!shopId || !secretKey)
    throw new StartProblem('YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY must be set together, or none of them.');
  if (env.PUBLIC_URL === undefined)
    throw new StartProblem('PUBLIC_URL must be set when YOOKASSA_SHOP_ID is: payers return to that address.');
  return { shopId, secretKey, methods, sendsReceipts, taxSystem };
}

function readStripe(env: AcquirerEnv): Acquirers['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret)
    throw new StartProblem(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together, or none of them.',
    );
  if (env.PUBLIC_URL === undefined)
    throw new StartProblem(
      'PUBLIC_URL must be set when STRIPE_SECRET_KEY is: payers return to that address.',
    );
  return {
    secretKey,
    webhookSecret,
    site: new URL(env.PUBLIC_URL).host,
    makesInvoices: env.STRIPE_INVOICES,
    methods: env.STRIPE_METHODS,
  };
}

/** Reads the acquirers. Throws one sentence about a variable that is missing or a method that two of them take. */
export function readAcquirers(env: AcquirerEnv): Acquirers {
  const yooKassa = readYooKassa(env);
  const stripe = readStripe(env);
  const shared = yooKassa?.methods.find((id) => stripe?.methods.includes(id));
  if (shared !== undefined)
    throw new StartProblem(
      `YOOKASSA_METHODS and STRIPE_METHODS both have ${shared}: one acquirer takes a method.`,
    );
  return { yooKassa, stripe };
}
