import { parseArgs } from 'node:util';
import { contract } from '@app/contract/contract';
import { httpBackend } from './backend';
import { ContractViolation } from './contractViolation';
import { reportText } from './report';
import { tryCases, wireCases } from './runKit';
import { signIn, type Person } from './testContext';

const usage = `npm run verify-backend -- --url https://… --customer email:password [--admin email:password]
  [--other email:password] [--only area,area] [--json]

Tries every call of the contract on a running server, over HTTP. It buys, pays, writes tickets and changes settings on
the given accounts: give it accounts made for it, on a server where that costs nobody anything.

  --customer  an account with a server that is Active, else some cases are not tried
  --admin     an administrator; without one the admin area is only refused
  --other     a second customer, who must see nothing of the first one's; the administrator where there is none
  --only      some of: ${Object.keys(contract).join(', ')}
  --json      the results as JSON

Ends with 1 when the contract is broken, with 2 when it cannot be tried at all.`;

/** Output of the command, and remarks. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly remark: (text: string) => void;
}

function credentialsOf(text: string): { email: string; password: string } {
  const [, email = '', password = ''] = /^([^:]+):(.+)$/s.exec(text) ?? [];
  if (email === '') throw new TypeError('An account is given as email:password');
  return { email, password };
}

function optionsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: text,
      customer: text,
      admin: text,
      other: text,
      only: text,
      json: { type: 'boolean', default: false },
    },
  });
  const { url = '', customer, admin, other, json } = values;
  if (!URL.canParse(url) || customer === undefined) throw new TypeError('--url and --customer are needed');
  const only = values.only?.split(',') ?? [];
  const unknown = only.find((area) => !(area in contract));
  if (unknown !== undefined) throw new TypeError(`No area is called ${unknown}`);
  const accounts = [customer, admin, other].map((each) => (each === undefined ? null : credentialsOf(each)));
  return { url, accounts, only, json };
}

/**
 * Runs the command: tests a server and prints the result.
 *
 * @returns the exit code: 0 if the server implements the contract, 1 if it violates it, 2 if it could not be tested
 */
export async function verifyBackend(args: readonly string[], { print, remark }: Terminal): Promise<number> {
  let options: ReturnType<typeof optionsOf>;
  try {
    options = optionsOf(args);
  } catch (error) {
    remark(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const { url, accounts, only, json } = options;
  const backend = httpBackend(url);
  remark(`Buys, pays and writes on the given accounts of ${backend.origin}`);
  const people: (Person | null)[] = [];
  try {
    for (const account of accounts)
      people.push(account && (await signIn(backend, account.email, account.password)));
  } catch (error) {
    remark(
      error instanceof ContractViolation
        ? error.message
        : `${backend.origin} does not answer: ${String(error)}`,
    );
    return 2;
  }
  const [customer, admin = null, other = null] = people;
  if (!customer) return 2;
  const results = await tryCases(wireCases, { backend, customer, admin, other: other ?? admin }, only);
  print(json ? JSON.stringify({ url: backend.origin, results }, null, 2) : reportText(results));
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}
