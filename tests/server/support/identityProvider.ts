import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface IdentityProvider {
  readonly issuer: string;
  /** Who the next visitor is. */
  claims: Record<string, unknown>;
  /** What the provider does when the visitor has agreed: the address it sends them back to. */
  approve: (authorizationUrl: string) => string;
  close: () => void;
}

/** A small OpenID Connect provider with real signatures. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' };
  const nonces = new Map<string, string>();

  const idToken = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000);
    const content = `${base64url({ alg: 'RS256', kid: 'test', typ: 'JWT' })}.${base64url({
      iss: provider.issuer,
      aud: 'portal',
      iat: now,
      exp: now + 300,
      nonce,
      ...provider.claims,
    })}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
  };

  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
    incoming.on('end', () => {
      const { issuer } = provider;
      const nonce = nonces.get(new URLSearchParams(body).get('code') ?? '') ?? '';
      const answers: Record<string, () => unknown> = {
        '/.well-known/openid-configuration': () => ({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
        }),
        '/keys': () => ({ keys: [jwk] }),
        '/token': () => ({
          access_token: 'a',
          token_type: 'Bearer',
          expires_in: 300,
          id_token: idToken(nonce),
        }),
      };
      const answer = answers[incoming.url ?? ''];
      outgoing
        .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer?.()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const provider: IdentityProvider = {
    issuer: `http://127.0.0.1:${port}`,
    claims: {},
    approve(authorizationUrl) {
      const { searchParams } = new URL(authorizationUrl);
      const code = `code-${nonces.size}`;
      nonces.set(code, searchParams.get('nonce') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
      return back.href;
    },
    close: () => server.close(),
  };
  return provider;
}
