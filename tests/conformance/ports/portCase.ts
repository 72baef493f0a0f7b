import type { CustomerPorts } from '@app/ports/ports';
import type { Outcome } from '@/domain/results/outcome';
import { accountPorts } from '@app/ports/http/accountPorts';
import type { Backend, Browser } from '../backend';
import { ContractViolation, shortly } from '../contractViolation';
import type { Case } from '../testContext';

/** Customer scenario that runs through the ports. Behind them is a server, or the demonstration in a tab. */
export interface PortCase extends Pick<Case, 'calls' | 'title'> {
  readonly run: (ports: CustomerPorts) => Promise<void>;
}

/** Returns the value of an act; aborts the case when it was refused. */
export function valueOf<Value>(about: string, outcome: Outcome<Value, unknown>): Value {
  if (outcome.status === 'refused')
    throw new ContractViolation(about, 'done', `refused: ${shortly(outcome.refusal)}`);
  return outcome.value;
}

/** Breaks the case off unless this ends as a failed call does. */
export async function expectFailure(about: string, call: Promise<unknown>): Promise<void> {
  const isRejected = await call.then(
    () => false,
    () => true,
  );
  if (!isRejected) throw new ContractViolation(about, 'a failure', 'an answer');
}

/** The little of a browser that the portal's own adapters need, for as long as something is done. */
async function inBrowser<Value>(
  backend: Backend,
  { cookie }: Browser,
  act: () => Promise<Value>,
): Promise<Value> {
  const browser = {
    document: { documentElement: { lang: 'en' } },
    fetch: (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('origin', backend.origin);
      headers.set('cookie', cookie);
      return backend.fetch(path, { ...init, headers });
    },
  };
  const before = Object.keys(browser).map((name) => [name, Reflect.get(globalThis, name)] as const);
  Object.assign(globalThis, browser);
  try {
    return await act();
  } finally {
    for (const [name, value] of before) Reflect.set(globalThis, name, value);
  }
}

/** The same over the wire, by the adapters that the portal itself uses. */
export const overHttp = ({ run, ...about }: PortCase): Case => ({
  ...about,
  run: ({ backend, customer }) => inBrowser(backend, customer, () => run(accountPorts)),
});
