import { createSign, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Endpoints that are requested of a provider behind a visitor's back. */
export type Endpoint = 'discovery' | 'keys' | 'token' | 'userinfo';

/** Fault of an endpoint: no answer, one byte at a time, without end, or another status. */
export type Fault = 'hangs' | 'drips' | 'floods' | 400 | 500;

/** How an ID token is signed: with a key that the provider does not publish, or with none. */
export type Signature = 'right' | 'foreign' | 'none';

export interface IdentityProvider {
  readonly issuer: string;
  /** Identity of the next visitor in the ID token; `undefined` leaves a claim out. */
  claims: Record<string, unknown>;
  /** Answer of the userinfo endpoint. */
  userInfo: Record<string, unknown>;
  faults: Partial<Record<Endpoint, Fault>>;
  signature: Signature;
  /** Leaves the ID token out of the answer. */
  isTokenless: boolean;
  /** Bytes of the last endless answer that were sent before the other side had enough. */
  sentBytes: number;
  /** Back to a provider that does everything right. */
  mend: () => void;
  /** Approves the visitor's request and returns the address the provider sends them back to. */
  approve: (authorizationUrl: string) => string;
  close: () => void;
}

const endpoints: Readonly<Record<string, Endpoint>> = {
  '/.well-known/openid-configuration': 'discovery',
  '/keys': 'keys',
  '/token': 'token',
  '/userinfo': 'userinfo',
};

function signed(content: string, key: KeyObject): string {
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}

/** A small OpenID Connect provider with real signatures, and with every fault a test asks for. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' };
  const nonces = new Map<string, string>();

  const idToken = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000);
    const { signature, issuer, claims } = provider;
    const alg = signature === 'none' ? 'none' : 'RS256';
    const content = `${base64url({ alg, kid: 'test', typ: 'JWT' })}.${base64url({
      iss: issuer,
      aud: 'portal',
      iat: now,
      exp: now + 300,
      nonce,
      ...claims,
    })}`;
    if (signature === 'none') return `${content}.`;
    return signed(content, signature === 'foreign' ? foreign.privateKey : privateKey);
  };

  const answers: Record<Endpoint, (code: string) => unknown> = {
    discovery: () => ({
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/authorize`,
      token_endpoint: `${provider.issuer}/token`,
      userinfo_endpoint: `${provider.issuer}/userinfo`,
      jwks_uri: `${provider.issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256', 'none'],
    }),
    keys: () => ({ keys: [jwk] }),
    token: (code) => ({
      access_token: 'a',
      token_type: 'Bearer',
      expires_in: 300,
      ...(provider.isTokenless ? {} : { id_token: idToken(nonces.get(code) ?? '') }),
    }),
    userinfo: () => provider.userInfo,
  };

  function drip(outgoing: ServerResponse, text: string): void {
    let sent = 0;
    const timer = setInterval(() => outgoing.write(text[sent++] ?? ' '), 50);
    outgoing.on('close', () => clearInterval(timer));
  }

  function flood(outgoing: ServerResponse): void {
    const block = ' '.repeat(16 * 1024);
    provider.sentBytes = 0;
    const more = () => {
      if (outgoing.destroyed || provider.sentBytes > 50_000_000) return void outgoing.end();
      provider.sentBytes += block.length;
      return void outgoing.write(block, () => setImmediate(more));
    };
    more();
  }

  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
    incoming.on('end', () => {
      const endpoint = endpoints[incoming.url ?? ''];
      const fault = endpoint && provider.faults[endpoint];
      if (fault === 'hangs') return;
      const status = typeof fault === 'number' ? fault : endpoint ? 200 : 404;
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      const text = JSON.stringify(endpoint && answers[endpoint](new URLSearchParams(body).get('code') ?? ''));
      if (fault === 'drips') drip(outgoing, text);
      else if (fault === 'floods') flood(outgoing);
      else outgoing.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const provider: IdentityProvider = {
    issuer: `http://127.0.0.1:${port}`,
    claims: {},
    userInfo: {},
    faults: {},
    signature: 'right',
    isTokenless: false,
    sentBytes: 0,
    mend: () => Object.assign(provider, { userInfo: {}, faults: {}, signature: 'right', isTokenless: false }),
    approve(authorizationUrl) {
      const { searchParams } = new URL(authorizationUrl);
      const code = `code-${nonces.size}`;
      nonces.set(code, searchParams.get('nonce') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
      return back.href;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}
