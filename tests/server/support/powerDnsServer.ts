import * as v from 'valibot';

const changeSchema = v.object({
  rrsets: v.tuple([
    v.variant('changetype', [
      v.strictObject({
        changetype: v.literal('REPLACE'),
        name: v.pipe(v.string(), v.endsWith('.arpa.')),
        type: v.literal('PTR'),
        ttl: v.number(),
        records: v.tuple([
          v.strictObject({ content: v.pipe(v.string(), v.endsWith('.')), disabled: v.literal(false) }),
        ]),
      }),
      v.strictObject({ changetype: v.literal('DELETE'), name: v.string(), type: v.literal('PTR') }),
    ]),
  ]),
});

const zones = ['203.in-addr.arpa.', '113.0.203.in-addr.arpa.', '8.b.d.0.1.0.0.2.ip6.arpa.'];

/** Stand-in of PowerDNS's HTTP API (doc.powerdns.com/authoritative/http-api). */
export function openPowerDns() {
  const records = new Map<string, { zone: string; content: string }>();
  const key = 'key-of-power-dns';

  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.headers.get('x-api-key') !== key) return new Response('Unauthorized', { status: 401 });
    const path = decodeURIComponent(new URL(request.url).pathname).replace('/api/v1/servers/localhost', '');
    if (path === '/zones' && request.method === 'GET')
      return Response.json(zones.map((name) => ({ id: name, name, kind: 'Native' })));
    const zone = zones.find((name) => path === `/zones/${name}`);
    const change = v.safeParse(changeSchema, await request.json());
    if (zone === undefined || request.method !== 'PATCH') return new Response('Not Found', { status: 404 });
    if (!change.success) return new Response('Wrong', { status: 422 });
    const [rrset] = change.output.rrsets;
    if (rrset.changetype === 'DELETE') records.delete(rrset.name);
    else records.set(rrset.name, { zone, content: rrset.records[0].content });
    return new Response(null, { status: 204 });
  };

  return { url: 'https://dns.example.com:8081', key, send, records };
}
