import { Resolver } from 'node:dns/promises';

/** A person waits for the answer. Milliseconds. */
const timeout = 2500;

/** Looks up the addresses of a name; none if it does not exist or nobody answers in time. */
export async function forwardLookup(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout, tries: 1 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
