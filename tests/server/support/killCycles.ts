import { makeRegistration } from './payloads';
import { startServer } from './serverProcess';

export interface KillReport {
  /** Registrations that were answered with 201. */
  readonly acknowledged: number;
  /** Addresses of those whose account or password is not there. */
  readonly lost: readonly string[];
}

/** Starts a server, registers people ten at once, kills it amid that, so many times; then looks for everybody. */
export async function killCycles(env: Record<string, string>, cycles: number): Promise<KillReport> {
  const acknowledged: string[] = [];
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = await startServer(env);
    const wanted = acknowledged.length + 1 + (cycle % 4);
    const writes = Array.from({ length: 10 }, async () => {
      const person = makeRegistration({ email: `cycle${cycle}-${crypto.randomUUID()}@example.com` });
      const answer = await server.post('register', person).catch(() => null);
      if (answer?.status !== 201) return;
      acknowledged.push(person.email);
      if (acknowledged.length === wanted) void server.kill('SIGKILL');
    });
    await Promise.all(writes);
    await server.kill('SIGKILL');
  }
  const survivor = await startServer(env);
  const lost: string[] = [];
  const { password } = makeRegistration();
  for (const [index, email] of acknowledged.entries()) {
    // A limit counts logins of one address; 403: the account is there and its password is right.
    const answer = await survivor.post(
      'login',
      { email, password },
      { 'x-forwarded-for': `10.0.0.${index % 250}` },
    );
    if (answer.status !== 403) lost.push(email);
  }
  await survivor.kill('SIGTERM');
  return { acknowledged: acknowledged.length, lost };
}
