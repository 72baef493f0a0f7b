import { inquiryPause } from '@/domain/payment/inquiry';
import { isOpen } from '@/domain/payment/paymentState';
import { paths, withQuery } from '@/paths';
import { signedIn } from '../auth/signedIn';
import { markRedirected } from '../billing/payments';
import type { PaymentRow } from '../billing/rows';
import type { Deps } from '../deps';
import { requestLanguage } from '../http/requestLanguage';
import { Problem } from '../http/problem';
import type { Handler, ServerContext } from '../http/types';
import { applyReport, paymentOfReference, recordResult, withPayment } from './applyReport';
import { chargeByToken } from './chargeByToken';
import type { HostedGateway } from './gateway';
import { gatewayOrder, resultPath } from './gatewayOrder';
import { receiveUnclaimed } from './unclaimed';

/** Begins a payment at its gateway, and stores where the person goes; null where it is over by now. */
async function begin(
  deps: Deps,
  gateway: HostedGateway,
  row: PaymentRow,
  c: ServerContext,
): Promise<string | null> {
  const order = gatewayOrder(row, {
    origin: deps.publicUrl ?? new URL(c.req.url).origin,
    language: requestLanguage(c),
  });
  if (!order) return null;
  const redirect = await gateway.begin(order);
  return withPayment(deps, row, async (tx, found) => {
    if (found.state === 'created')
      await markRedirected(tx, found, redirect, new Date(Date.now() + inquiryPause(0)));
    return isOpen(found.state) ? redirect.url : null;
  });
}

/**
 * Leads to the page where a payment's money is taken, and to the payment's own page when there is nothing to take any more or the
 * bank cannot be reached: from there it can be tried again.
 */
export function continuePayment(deps: Deps): Handler {
  return async (c) => {
    c.header('Cache-Control', 'no-store');
    const caller = await signedIn(c, deps);
    if (caller?.viewedBy) throw new Problem(403, 'viewOnly');
    const id = c.req.param('id') ?? '';
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new Problem(404, 'notFound');
    if (!caller)
      return c.redirect(withQuery(paths.login, { returnTo: paths.dashboard.paymentsHistory }), 303);
    const row = await deps.db
      .selectFrom('payment')
      .selectAll()
      .where('userId', '=', caller.id)
      .where('id', '=', Number(id))
      .executeTakeFirst();
    if (!row) throw new Problem(404, 'notFound');
    const gateway = deps.gateways.get(row.gateway ?? '');
    if (!isOpen(row.state) || gateway?.kind !== 'hosted') return c.redirect(resultPath(row), 303);
    try {
      if (row.cardToken !== null) {
        await chargeByToken(deps, row, new Date());
        return c.redirect(resultPath(row), 303);
      }
      return c.redirect(row.continueUrl ?? (await begin(deps, gateway, row, c)) ?? resultPath(row), 303);
    } catch (error) {
      deps.log.error(error);
      recordResult(deps, row, 'error');
      return c.redirect(resultPath(row), 303);
    }
  };
}

/** Where the browser goes to pay. */
export const continuePath = (id: number): string => `/pay/${id}`;

/**
 * Takes what a gateway reports. Reports may come twice, late and in any order; one that is not signed, unknown, or of another amount
 * is refused without a word about why.
 */
export function paymentWebhook(deps: Deps): Handler {
  return async (c) => {
    const refused = () => c.body(null, 400);
    const gateway = deps.gateways.get(c.req.param('gateway') ?? '');
    if (gateway?.kind !== 'hosted') return refused();
    const now = new Date();
    const header = (name: string) => c.req.header(name) ?? null;
    const told = gateway.readWebhook({ body: await c.req.text(), header, now });
    if (!told) return refused();
    const row = await paymentOfReference(deps.db, gateway.id, told.reference);
    const isTrue = row
      ? await applyReport(deps, row, told.report, now)
      : await receiveUnclaimed(deps.db, gateway.id, told, now);
    return isTrue ? c.body(null, 204) : refused();
  };
}
