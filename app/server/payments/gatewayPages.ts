import { inquiryPause } from '@/domain/payment/inquiry';
import { isOpen } from '@/domain/payment/paymentState';
import { paymentNumber } from '@/domain/payment/payment';
import { paths, withQuery } from '@/paths';
import { billingContract } from '@app/contract/billing';
import { isAllowedFor } from '@app/contract/scopes';
import { signedIn } from '../auth/signedIn';
import { markRedirected } from '../billing/payments';
import type { PaymentRow } from '../billing/rows';
import type { Deps } from '../deps';
import { refuseForeignOrigin } from '../http/originCheck';
import { refusal } from '../http/refusal';
import { requestLanguage } from '../http/requestLanguage';
import { Problem } from '../http/problem';
import type { Handler, ServerContext } from '../http/types';
import { applyReport, paymentOfReference, recordResult, withPayment } from './applyReport';
import { chargeByToken } from './chargeByToken';
import { chargePage, chargePagePolicy } from '../gateways/chargePage';
import type { HostedGateway } from '../gateways/gateway';
import { continuePath, gatewayOrder, resultPath } from '../gateways/gatewayOrder';
import { storedReceipt } from './storedReceipt';
import { receiveUnclaimed } from './unclaimed';

/** Starts a payment at its gateway and stores the address for the payer; null if it has ended. */
async function begin(
  deps: Deps,
  gateway: HostedGateway,
  row: PaymentRow,
  c: ServerContext,
): Promise<string | null> {
  const order = gatewayOrder(row, {
    origin: deps.publicUrl ?? new URL(c.req.url).origin,
    language: requestLanguage(c),
    receipt: await storedReceipt(deps.db, row),
  });
  if (!order) return null;
  const redirect = await gateway.begin(order);
  return withPayment(deps, row, async (tx, found) => {
    if (found.state === 'created')
      await markRedirected(tx, found, redirect, new Date(Date.now() + inquiryPause(0)));
    return isOpen(found.state) ? redirect.url : null;
  });
}

/** Returns the caller's payment of a path; null for a visitor. */
async function paymentAt(c: ServerContext, deps: Deps): Promise<PaymentRow | null> {
  c.header('Cache-Control', 'no-store');
  const caller = await signedIn(c, deps);
  if (caller?.viewedBy) throw new Problem(403, 'viewOnly');
  if (caller?.member && !isAllowedFor(caller.member.role, billingContract.pay)) throw refusal('role');
  const id = c.req.param('id') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Problem(404, 'notFound');
  if (!caller) return null;
  const row = await deps.db
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', caller.id)
    .where('id', '=', Number(id))
    .executeTakeFirst();
  if (!row) throw new Problem(404, 'notFound');
  return row;
}

const toLogin = (c: ServerContext) =>
  c.redirect(withQuery(paths.login, { returnTo: paths.dashboard.paymentsHistory }), 303);

/**
 * Redirects to the page that takes a payment's money. A closed payment, or an unreachable bank, leads to the payment's
 * own page, where it can be retried. It charges nothing; `chargeSavedCard` does.
 */
export function continuePayment(deps: Deps): Handler {
  return async (c) => {
    const row = await paymentAt(c, deps);
    if (!row) return toLogin(c);
    const gateway = deps.gateways.get(row.gateway ?? '');
    if (!isOpen(row.state) || gateway?.kind !== 'hosted') return c.redirect(resultPath(row), 303);
    if (row.cardToken !== null && row.due !== null) {
      c.header('Content-Security-Policy', chargePagePolicy);
      return c.html(
        chargePage({
          action: continuePath(row.id),
          backPath: resultPath(row),
          label: paymentNumber(row.id),
          toPay: row.due,
          language: requestLanguage(c),
        }),
      );
    }
    try {
      return c.redirect(row.continueUrl ?? (await begin(deps, gateway, row, c)) ?? resultPath(row), 303);
    } catch (error) {
      deps.log.error(error);
      recordResult(deps, row, 'error');
      return c.redirect(resultPath(row), 303);
    }
  };
}

/**
 * `POST /pay/{id}`: charges an open payment's saved card and redirects to the payment's page. Other payments continue
 * by `GET`.
 */
export function chargeSavedCard(deps: Deps): Handler {
  return async (c) => {
    refuseForeignOrigin(c, deps);
    const row = await paymentAt(c, deps);
    if (!row) return toLogin(c);
    if (isOpen(row.state) && row.cardToken === null) return c.redirect(continuePath(row.id), 303);
    // The payment's page explains a closed payment or an unreachable bank.
    await chargeByToken(deps, row, new Date()).catch(deps.log.error);
    return c.redirect(resultPath(row), 303);
  };
}

/**
 * Receives a gateway's report. Reports may be repeated, late or out of order. An unsigned or unknown one, or one with
 * another amount, is refused without a reason. 503 asks the gateway to report again.
 */
export function paymentWebhook(deps: Deps): Handler {
  return async (c) => {
    const refused = () => c.body(null, 400);
    const gateway = deps.gateways.get(c.req.param('gateway') ?? '');
    if (gateway?.kind !== 'hosted') return refused();
    const now = new Date();
    const header = (name: string) => c.req.header(name) ?? null;
    const sender = deps.connection.visitorAddress(c);
    const webhook = await gateway
      .readWebhook({ body: await c.req.text(), header, sender, now })
      .catch((error: unknown) => {
        deps.log.error(error);
        return 'unreachable' as const;
      });
    if (webhook === 'unreachable') return c.body(null, 503);
    // YooKassa accepts no other status.
    if (webhook === 'ignored') return c.body(null, 200);
    if (!webhook) return refused();
    const row = await paymentOfReference(deps.db, gateway.id, webhook.reference);
    const isTrue = row
      ? await applyReport(deps, row, webhook.report, now)
      : await receiveUnclaimed(deps.db, gateway.id, webhook, now);
    return isTrue ? c.body(null, 200) : refused();
  };
}
