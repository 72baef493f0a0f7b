import { describe, expect, it } from 'vitest';
import { parseEnv } from '@app/server/env';
import { StartProblem } from '@app/server/startProblem';

function problemOf(source: Record<string, string>): string {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
  throw new Error('The environment was accepted');
}

const oidc = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'a',
  OIDC_CLIENT_SECRET: 'b',
  OIDC_NAME: 'Corp',
};

const proxmox = { PROXMOX_CONFIG: '/etc/proxmox.json', PROXMOX_TOKEN: 'portal@pve!meridian=0c1f' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const yooKassa = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'test_key' };

describe('environment', () => {
  it('needs nothing', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: 'data',
      TRUST_PROXY: { kind: 'none' },
      oidc: null,
    });
    expect(parseEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it('is read', () => {
    expect(
      parseEnv({
        ...oidc,
        PORT: '80',
        DATABASE_URL: 'postgresql://u:p@db/portal',
        SMTP_URL: 'smtps://mail.example.com',
        MAIL_FROM: 'Portal <portal@example.com>',
        PUBLIC_URL: 'https://my.example.com/',
        PORTAL_ACCESS: 'session',
        TRUST_PROXY: 'true',
        ADMIN_EMAILS: 'Boss@example.com, second@example.com,',
      }),
    ).toMatchObject({
      PORT: 80,
      PUBLIC_URL: 'https://my.example.com',
      PORTAL_ACCESS: 'session',
      TRUST_PROXY: { kind: 'hops', count: 1 },
      ADMIN_EMAILS: ['boss@example.com', 'second@example.com'],
      oidc: { issuer: 'https://id.example.com', clientId: 'a', clientSecret: 'b', name: 'Corp' },
    });
  });

  it('chooses YooKassa', () => {
    const PUBLIC_URL = 'https://my.example.com';
    expect(parseEnv({}).yooKassa).toBeNull();
    expect(parseEnv({ ...yooKassa, PUBLIC_URL }).yooKassa).toEqual({
      shopId: '100500',
      secretKey: 'test_key',
      methods: ['ruCards', 'sberPay'],
      sendsReceipts: true,
      taxSystem: undefined,
    });
    const changes = { YOOKASSA_METHODS: 'cards', YOOKASSA_RECEIPTS: '0', YOOKASSA_TAX_SYSTEM: '2' };
    expect(parseEnv({ ...yooKassa, ...changes, PUBLIC_URL }).yooKassa).toMatchObject({
      methods: ['cards'],
      sendsReceipts: false,
      taxSystem: '2',
    });
  });

  it('names the private hosts that webhooks may reach; none by itself', () => {
    expect(parseEnv({}).WEBHOOK_PRIVATE_HOSTS).toEqual([]);
    const { WEBHOOK_PRIVATE_HOSTS } = parseEnv({ WEBHOOK_PRIVATE_HOSTS: 'Localhost, 10.0.0.7,[fd00::7],' });
    expect(WEBHOOK_PRIVATE_HOSTS).toEqual(['localhost', '10.0.0.7', '[fd00::7]']);
  });

  it('chooses Proxmox VE', () => {
    expect(parseEnv({}).proxmox).toBeNull();
    expect(parseEnv(proxmox).proxmox).toEqual({
      file: '/etc/proxmox.json',
      powerDns: null,
      token: 'portal@pve!meridian=0c1f',
    });
  });

  it('chooses Stripe', () => {
    const PUBLIC_URL = 'https://my.example.com:8443';
    expect(parseEnv({}).stripe).toBeNull();
    expect(parseEnv({ ...stripe, ...yooKassa, PUBLIC_URL }).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      site: 'my.example.com:8443',
      makesInvoices: false,
      methods: ['cards'],
    });
    expect(parseEnv({ ...stripe, STRIPE_INVOICES: '1', PUBLIC_URL }).stripe?.makesInvoices).toBe(true);
    expect(parseEnv({ ...stripe, STRIPE_METHODS: 'cards, ruCards', PUBLIC_URL }).stripe?.methods).toEqual([
      'cards',
      'ruCards',
    ]);
  });

  it('has addresses for answers of names as long as mail servers take', () => {
    const MAIL_REPLY_TO = `${'a'.repeat(16)}{token}@mail.example.com`;
    const secret = 'x'.repeat(32);
    expect(parseEnv({ MAIL_REPLY_TO, MAIL_INBOUND_SECRET: secret }).inboundMail).toEqual({
      replyTo: MAIL_REPLY_TO,
      secret,
    });
  });

  it.each([
    [{ PORT: 'x' }, 'The environment variable PORT is wrong: it must be a number from 0 to 65535.'],
    [{ PORT: '70000' }, 'The environment variable PORT is wrong: it must be a number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT'],
    [
      { TIME_ZONE: 'MSK' },
      'The environment variable TIME_ZONE is wrong: it must be the name of a time zone, as in Europe/Moscow.',
    ],
    [{ DATABASE_URL: 'mysql://a' }, 'it must be an address that starts with postgres:// or postgresql://.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [
      { WEBHOOK_PRIVATE_HOSTS: 'localhost:8443' },
      'The environment variable WEBHOOK_PRIVATE_HOSTS is wrong: it must be names of hosts separated by commas, without ports, as in hooks.internal,localhost.',
    ],
    [{ WEBHOOK_PRIVATE_HOSTS: 'https://localhost' }, 'WEBHOOK_PRIVATE_HOSTS'],
    [{ WEBHOOK_PRIVATE_HOSTS: 'a,10.0.0.0/8' }, 'WEBHOOK_PRIVATE_HOSTS'],
    [{ PUBLIC_URL: 'my.example.com' }, 'PUBLIC_URL'],
    [
      { PUBLIC_URL: 'https://my.example.com/portal' },
      'The environment variable PUBLIC_URL is wrong: it must have no path, as in https://my.example.com.',
    ],
    [{ PUBLIC_URL: 'https://my.example.com/?a=1' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://user:hunter2@my.example.com' }, 'PUBLIC_URL'],
    [{ DATABASE_LISTEN_URL: 'postgres://db' }, 'DATABASE_URL must be set when DATABASE_LISTEN_URL is'],
    [{ ...oidc }, 'PUBLIC_URL must be set when OIDC_ISSUER is'],
    [{ SMTP_URL: 'smtps://mail.example.com' }, 'MAIL_FROM must be set when SMTP_URL is'],
    [
      { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'a@example.com' },
      'PUBLIC_URL must be set when SMTP_URL is',
    ],
    [
      { S3_URL: 's3://key:secret@host/bucket' },
      'it must be an address that starts with http:// or https://.',
    ],
    [{ S3_URL: 'https://s3.example.com/bucket' }, 'it must have a key, a secret'],
    [{ S3_URL: 'https://key:secret@s3.example.com' }, 'it must have a key, a secret'],
    [{ S3_URL: 'https://key:100%secret@s3.example.com/bucket' }, 'it must have a key, a secret'],
    [{ S3_URL: 'https://key:secret@s3.example.com/bucket?acl=public' }, 'it must have a key, a secret'],
    [{ PORTAL_ACCESS: 'closed' }, 'it must be open or session.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '11' }, 'the number of your proxies'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8,' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'proxy.lan' }, 'TRUST_PROXY'],
    [{ SESSION_SECRET: 'short' }, 'it must have at least 32 characters.'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ YOOKASSA_SHOP_ID: '100500' }, 'YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY must be set together'],
    [{ ...yooKassa }, 'PUBLIC_URL must be set when YOOKASSA_SHOP_ID is'],
    [{ ...yooKassa, YOOKASSA_METHODS: 'manual' }, 'it must be some of cards, ruCards, sberPay'],
    [{ ...yooKassa, YOOKASSA_TAX_SYSTEM: '7' }, 'it must be a number from 1 to 6.'],
    [{ ...proxmox, POWERDNS_KEY: 'x' }, 'POWERDNS_URL and POWERDNS_KEY must be set together'],
    [{ PROXMOX_CONFIG: '/etc/proxmox.json' }, 'PROXMOX_CONFIG and PROXMOX_TOKEN must be set together'],
    [{ ...proxmox, PROXMOX_TOKEN: 'secret' }, 'it must be as in user@realm!name=secret.'],
    [
      { ...proxmox, PROVISIONER_URL: 'https://x.example', PROVISIONER_SECRET: 'x'.repeat(32) },
      'PROXMOX_CONFIG and PROVISIONER_URL cannot both be set',
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together'],
    [{ ...stripe }, 'PUBLIC_URL must be set when STRIPE_SECRET_KEY is'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'it must start with sk_ or rk_.'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }, 'it must start with whsec_.'],
    [{ ...stripe, STRIPE_METHODS: 'sberPay' }, 'it must be some of cards, ruCards'],
    [
      { ...stripe, ...yooKassa, STRIPE_METHODS: 'ruCards', PUBLIC_URL: 'https://my.example.com' },
      'YOOKASSA_METHODS and STRIPE_METHODS both have ruCards',
    ],
    [{ MAIL_REPLY_TO: 'reply+{token}@example.com' }, 'must be set together'],
    [{ MAIL_INBOUND_SECRET: 'x'.repeat(32) }, 'must be set together'],
    [{ MAIL_INBOUND_SECRET: 'short' }, 'it must have at least 32 characters.'],
    [{ MAIL_REPLY_TO: 'reply@example.com' }, 'must be an e-mail address with {token} in it'],
    [{ MAIL_REPLY_TO: 'reply@{token}.example.com' }, 'must be an e-mail address with {token} in it'],
    [
      { MAIL_REPLY_TO: 'a-very-long-name+{token}@example.com' },
      'must be an e-mail address with {token} in it',
    ],
    [{ ADMIN_EMAILS: 'boss' }, 'ADMIN_EMAILS'],
    [{ OIDC_NAME: 'Corp' }, 'must be set together'],
    [{ ...oidc, OIDC_CLIENT_SECRET: '' }, 'must be set together'],
  ])('refuses %j in one sentence', (source, words) => {
    const problem = problemOf(source);
    expect(problem).toContain(words);
    expect(problem).toMatch(/^[^\n]+\.$/);
  });

  it('never repeats a secret', () => {
    expect(problemOf({ SESSION_SECRET: 'hunter2' })).not.toContain('hunter2');
    expect(problemOf({ DATABASE_URL: 'mysql://u:hunter2@db' })).not.toContain('hunter2');
    expect(problemOf({ S3_URL: 'https://key:hunter2@s3.example.com' })).not.toContain('hunter2');
  });
});
