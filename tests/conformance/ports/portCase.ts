import type { CustomerPorts } from '@app/ports/ports';
import type { Outcome } from '@/domain/results/outcome';
import { accountPorts } from '@app/ports/http/accountPorts';
import type { Backend, Browser } from '../backend';
import { ContractViolation, shortly } from '../contractViolation';
import type { Case } from '../testContext';

/** A customer's scenario through the ports, run against a server or the demonstration. */
export interface PortCase extends Pick<Case, 'calls' | 'title'> {
  readonly run: (ports: CustomerPorts) => Promise<void>;
}

/** Returns the value of an outcome; ends the case if it was refused. */
export function valueOf<Value>(about: string, outcome: Outcome<Value, unknown>): Value {
  if (outcome.status === 'refused')
    throw new ContractViolation(about, 'done', `refused: ${shortly(outcome.refusal)}`);
  return outcome.value;
}

/** Ends the case unless the call fails as ports do. */
export async function expectFailure(about: string, call: Promise<unknown>): Promise<void> {
  const isRejected = await call.then(
    () => false,
    () => true,
  );
  if (!isRejected) throw new ContractViolation(about, 'a failure', 'an answer');
}

/** Provides the browser globals that the portal's adapters need, while a function runs. */
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

/** Makes a case that runs over HTTP with the portal's own adapters. */
export const overHttp = ({ run, ...about }: PortCase): Case => ({
  ...about,
  run: ({ backend, customer }) => inBrowser(backend, customer, () => run(accountPorts)),
});
