import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Background } from '../background';
import type { IssuedCard } from '../gateways/gateway';
import { sign } from '../signature';
import type { BankBehaviour } from './cards';
import type { BankPaymentTable } from './tables';

/** The header that signs a report. */
export const signatureHeader = 'test-bank-signature';

/** Sends a report over HTTP. */
export type SendReport = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<Response>;

export interface CallbackParts {
  readonly key: string;
  readonly send: SendReport;
  readonly background: Background;
  /** Delay of a late report, in milliseconds. */
  readonly lateMs: number;
  /** Delays before each retry of an undelivered report. */
  readonly retryMs: readonly number[];
}

/** Returns the bank's report of a payment, as JSON. */
function reportOf(
  { reference, currency, minor, declineReason }: Selectable<BankPaymentTable>,
  status: 'waiting' | 'paid' | 'declined',
  card: IssuedCard | null,
): string {
  return JSON.stringify({ reference, status, amount: { currency, minor }, reason: declineReason, card });
}

/** Order of reports per behaviour; real networks do each of these sometimes. */
const reportsOf: Readonly<Record<BankBehaviour, readonly ('waiting' | 'end')[]>> = {
  approve: ['end'],
  twice: ['end', 'end'],
  late: ['end'],
  outOfOrder: ['end', 'waiting'],
  approveOnce: ['end'],
  silent: [],
};

/** Reports a payment's result to the portal as the card requires, with a few retries. */
export function createCallbacks({ key, send, background, lateMs, retryMs }: CallbackParts) {
  async function deliver(url: string, body: string): Promise<void> {
    for (const pause of [0, ...retryMs]) {
      if (pause > 0) await wait(pause, undefined, { ref: false });
      const headers = { 'content-type': 'application/json', [signatureHeader]: sign(key, body, new Date()) };
      const answer = await send(url, { method: 'POST', headers, body }).catch(() => null);
      if (answer?.ok) return;
    }
  }

  async function report(
    url: string,
    payment: Selectable<BankPaymentTable>,
    card: IssuedCard | null,
  ): Promise<void> {
    const behaviour = payment.behaviour ?? 'approve';
    const end = payment.status === 'paid' ? 'paid' : 'declined';
    if (behaviour === 'late') await wait(lateMs, undefined, { ref: false });
    for (const each of reportsOf[behaviour])
      await deliver(url, reportOf(payment, each === 'end' ? end : 'waiting', card));
  }

  /** Runs in the background. */
  return (url: string, payment: Selectable<BankPaymentTable>, card: IssuedCard | null): void =>
    background.run(report(url, payment, card));
}
