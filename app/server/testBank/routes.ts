import { webhookPath } from '../gateways/gatewayOrder';
import { toLanguage } from '../http/language';
import { Problem } from '../http/problem';
import type { ServerApp, ServerContext } from '../http/types';
import { testBankId, type BankPayment, type TestBank } from './bank';
import { bankPage, bankPolicy, type BankProblem } from './page';

/** Returns the portal's webhook address: this server, as the bank was reached. */
function ownWebhook(c: ServerContext): string {
  const socket = c.env.incoming?.socket;
  const address = socket?.localAddress;
  const host = address?.includes(':') ? `[${address}]` : address;
  const origin = host === undefined ? new URL(c.req.url).origin : `http://${host}:${socket?.localPort}`;
  return `${origin}${webhookPath(testBankId)}`;
}

const languageOf = (c: ServerContext, { language }: BankPayment) =>
  toLanguage(c.req.query('lang')) ?? language;

async function fieldOf(c: ServerContext, name: string): Promise<string> {
  const { [name]: value } = await c.req.parseBody();
  return typeof value === 'string' ? value.slice(0, 100) : '';
}

/** Adds the pages of the test bank. The unguessable reference grants access to a payment. */
export function addTestBank(app: ServerApp, bank: TestBank): void {
  const known = async (c: ServerContext) => {
    const payment = await bank.find(c.req.param('reference') ?? '');
    if (!payment) throw new Problem(404, 'notFound');
    return payment;
  };
  const shown = (c: ServerContext, payment: BankPayment, problem: BankProblem | null = null) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', bankPolicy(payment.returnUrl));
    const language = languageOf(c, payment);
    return c.html(bankPage({ payment, language, problem, now: new Date() }), problem === null ? 200 : 422);
  };
  /** Redirects back to the portal once it is over, else to the next step. */
  const next = async (c: ServerContext, problem: BankProblem | null) => {
    const payment = await known(c);
    if (problem !== null) return shown(c, payment, problem);
    const isUnderWay = payment.status === 'confirming' && new Date() < payment.expiresAt;
    const bankUrl = `/bank/${payment.reference}?lang=${languageOf(c, payment)}`;
    return c.redirect(isUnderWay ? bankUrl : payment.returnUrl, 303);
  };
  app.get('/bank/:reference', async (c) => shown(c, await known(c)));
  app.post('/bank/:reference/card', async (c) =>
    next(c, await bank.enterCard(await known(c), await fieldOf(c, 'card'), ownWebhook(c))),
  );
  app.post('/bank/:reference/confirm', async (c) =>
    next(c, await bank.confirm(await known(c), await fieldOf(c, 'code'), ownWebhook(c))),
  );
  app.post('/bank/:reference/give-up', async (c) => {
    await bank.giveUp(await known(c), ownWebhook(c));
    return next(c, null);
  });
}
