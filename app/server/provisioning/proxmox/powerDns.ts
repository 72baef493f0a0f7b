import * as v from 'valibot';

/* HTTP client of PowerDNS (doc.powerdns.com/authoritative/http-api), which answers reverse names beside Proxmox VE. */

/** A name that PowerDNS refused; a retry does not help. */
export class PowerDnsRefusal extends Error {}

export interface PowerDnsAccess {
  /** `https://dns.example.com:8081`. */
  readonly url: string;
  readonly key: string;
  readonly send?: typeof fetch;
}

/** Seconds that resolvers remember a name. */
const ttl = 3600;
const answerMs = 15_000;

const zonesSchema = v.array(v.object({ id: v.string(), name: v.string() }));

/** Eight groups of an IPv6 address. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const split = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [split(head), split(tail)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

/** Returns the name under which DNS keeps the reverse name of an address. */
export function pointerName(address: string): string {
  if (!address.includes(':')) return `${address.split('.').toReversed().join('.')}.in-addr.arpa.`;
  const digits = groupsOf(address).flatMap((group) => [...group.padStart(4, '0')]);
  return `${digits.toReversed().join('.')}.ip6.arpa.`;
}

/** Creates the client. */
export function createPowerDns({ url, key, send = fetch }: PowerDnsAccess) {
  async function call(method: 'GET' | 'PATCH', path: string, body?: object): Promise<Response> {
    const answer = await send(`${url}/api/v1/servers/localhost${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
      headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer;
    const text = (await answer.text().catch(() => '')).slice(0, 500);
    const message = `PowerDNS answers ${method} ${path} with ${answer.status} ${text}`;
    if (answer.status === 404 || answer.status === 422) throw new PowerDnsRefusal(message);
    throw new Error(message);
  }

  return {
    /** Sets the reverse name of an address; an empty one removes it. */
    async setReverseName(address: string, name: string): Promise<void> {
      const pointer = pointerName(address);
      const zones = v.parse(zonesSchema, await (await call('GET', '/zones')).json());
      const [zone] = zones
        .filter((each) => pointer === each.name || pointer.endsWith(`.${each.name}`))
        .toSorted((one, other) => other.name.length - one.name.length);
      if (!zone) throw new PowerDnsRefusal(`PowerDNS has no zone for ${pointer}`);
      const records = [{ content: `${name}.`, disabled: false }];
      const rrset = { name: pointer, type: 'PTR' };
      const change =
        name === '' ? { ...rrset, changetype: 'DELETE' } : { ...rrset, ttl, changetype: 'REPLACE', records };
      await call('PATCH', `/zones/${encodeURIComponent(zone.id)}`, { rrsets: [change] });
    },
  };
}

/** Client of PowerDNS. */
export type PowerDns = ReturnType<typeof createPowerDns>;
