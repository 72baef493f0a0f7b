import * as v from 'valibot';
import { isTimeZone } from '@/domain/time/timeZone';
import { toAsciiEmail } from '@/domain/auth/payloads';
import { parseTrustedProxies, type TrustedProxies } from './http/trustedProxies';
import { tokenPlace } from '@/domain/support/replyText';
import { acquirerEntries, flagSchema, readAcquirers, type Acquirers } from './envAcquirers';
import { StartProblem } from './startProblem';

function url(...protocols: string[]) {
  const list = protocols.map((protocol) => `${protocol}://`).join(' or ');
  return v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
      `must be an address that starts with ${list}`,
    ),
  );
}

/** Cookies, calls and external sign-in assume that the portal is at the root of its site. */
const siteSchema = v.pipe(
  url('http', 'https'),
  v.check(
    (text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    'must have no path, as in https://my.example.com',
  ),
  v.transform((text) => new URL(text).origin),
);

/** Key, secret and bucket in one URL, like SMTP_URL and DATABASE_URL. */
const s3Schema = v.pipe(
  url('http', 'https'),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { username, password, pathname, searchParams, hash } = new URL(text);
    const isKnown = [...searchParams.keys()].every((name) => name === 'region') && hash === '';
    const isDecodable = !/%(?![\da-f]{2})/i.test(username + password);
    return username !== '' && password !== '' && pathname !== '/' && isKnown && isDecodable;
  }, 'must have a key, a secret (percent-encoded) and a bucket, as in https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1'),
);

const portSchema = v.pipe(
  v.string(),
  v.check((text) => /^\d+$/.test(text) && Number(text) <= 65535, 'must be a number from 0 to 65535'),
  v.transform(Number),
);

const secondsSchema = v.pipe(
  v.string(),
  v.check((text) => /^\d+$/.test(text) && Number(text) <= 300, 'must be a number from 0 to 300'),
  v.transform(Number),
);

const timeZoneSchema = v.pipe(
  v.string(),
  v.check(isTimeZone, 'must be the name of a time zone, as in Europe/Moscow'),
);

const proxiesSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): TrustedProxies => {
    const proxies = parseTrustedProxies(dataset.value);
    if (proxies !== null) return proxies;
    addIssue({
      message:
        'must be 0, the number of your proxies (1 to 10), or their networks, as in 10.0.0.0/8,2001:db8::/32',
    });
    return NEVER;
  }),
);

const emailListSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => toAsciiEmail(part.trim().toLowerCase()))
      .filter(Boolean),
  ),
  v.array(v.pipe(v.string(), v.includes('@', 'must be e-mail addresses separated by commas'))),
);

/** Names as a URL has them: lower case, without port and path. */
const hostListSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (host) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host,
        'must be names of hosts separated by commas, without ports, as in hooks.internal,localhost',
      ),
    ),
  ),
);

/** A mailbox name has 64 characters at most, and a token takes 48 of them. */
const replyToSchema = v.pipe(
  v.string(),
  v.check((text) => {
    const [mailbox = '', ...rest] = text.split('@');
    const isPlain = /^[\w.+{}-]+@[a-z\d.-]+$/i.test(text) && rest.length === 1;
    return (
      isPlain && text.split(tokenPlace).length === 2 && mailbox.includes(tokenPlace) && mailbox.length <= 23
    );
  }, 'must be an e-mail address with {token} in it, as in reply+{token}@example.com'),
);

const envSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(url('postgres', 'postgresql')),
  DATABASE_LISTEN_URL: v.optional(url('postgres', 'postgresql')),
  S3_URL: v.optional(s3Schema),
  SMTP_URL: v.optional(url('smtp', 'smtps')),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.includes('@', 'must contain an e-mail address'))),
  MAIL_REPLY_TO: v.optional(replyToSchema),
  MAIL_INBOUND_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PUBLIC_URL: v.optional(siteSchema),
  PORTAL_ACCESS: v.optional(v.picklist(['open', 'session'], 'must be open or session')),
  OIDC_ISSUER: v.optional(url('http', 'https')),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  OIDC_NAME: v.optional(v.pipe(v.string(), v.maxLength(40, 'must have at most 40 characters'))),
  TRUST_PROXY: v.optional(proxiesSchema, '0'),
  HSTS_SUBDOMAINS: v.optional(flagSchema, '0'),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  ADMIN_EMAILS: v.optional(emailListSchema, ''),
  LOG_FORMAT: v.optional(v.picklist(['json', 'text'], 'must be json or text')),
  DEMO_DATA: v.optional(flagSchema),
  SAMPLE_CATALOG: v.optional(flagSchema),
  TIME_ZONE: v.optional(timeZoneSchema),
  TEST_BANK: v.optional(flagSchema),
  ...acquirerEntries,
  DRAIN_SECONDS: v.optional(secondsSchema),
  PROVISIONER_URL: v.optional(url('http', 'https')),
  PROVISIONER_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PROXMOX_CONFIG: v.optional(v.string()),
  PROXMOX_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[^@!=\s]+@[^@!=\s]+![^!=\s]+=\S+$/, 'must be as in user@realm!name=secret')),
  ),
  POWERDNS_URL: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^/]+$/, 'must be an address without a path')),
  ),
  POWERDNS_KEY: v.optional(v.string()),
  WEBHOOK_PRIVATE_HOSTS: v.optional(hostListSchema, ''),
  SIMULATED_SECONDS: v.optional(secondsSchema, '8'),
});

type ParsedEnv = v.InferOutput<typeof envSchema>;

export interface Env extends ParsedEnv, Acquirers {
  /** All four OIDC variables, or none. */
  readonly oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | null;
  /** The automation that provides servers; null simulates them. */
  readonly automation: { url: string; secret: string } | null;
  /** Proxmox VE that provides servers: the file of its configuration and its API token; null without it. */
  readonly proxmox: {
    file: string;
    token: string;
    /** PowerDNS with the reverse names; null without it. */
    powerDns: { url: string; key: string } | null;
  } | null;
  /** How customers answer mails: the template of the addresses and the secret of received mails; null: they cannot. */
  readonly inboundMail: { replyTo: string; secret: string } | null;
}

function readOidc(env: ParsedEnv): Env['oidc'] {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  } = env;
  if (issuer && clientId && clientSecret && name) return { issuer, clientId, clientSecret, name };
  if (issuer ?? clientId ?? clientSecret ?? name) {
    throw new StartProblem(
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME must be set together, or none of them.',
    );
  }
  return null;
}

/** Reads the automation's URL and the secret that signs calls in both directions. */
function readAutomation({ PROVISIONER_URL: url, PROVISIONER_SECRET: secret }: ParsedEnv): Env['automation'] {
  if (url && secret) return { url: url.replace(/\/$/, ''), secret };
  if (url ?? secret)
    throw new StartProblem('PROVISIONER_URL and PROVISIONER_SECRET must be set together, or none of them.');
  return null;
}

/** Reads the file and the token of Proxmox VE. Only one side provides servers. */
function readProxmox(env: ParsedEnv): Env['proxmox'] {
  const { PROXMOX_CONFIG: file, PROXMOX_TOKEN: token, PROVISIONER_URL: url } = env;
  if (!file && !token) return null;
  if (!file || !token)
    throw new StartProblem('PROXMOX_CONFIG and PROXMOX_TOKEN must be set together, or none of them.');
  if (url) throw new StartProblem('PROXMOX_CONFIG and PROVISIONER_URL cannot both be set.');
  const { POWERDNS_URL: dnsUrl, POWERDNS_KEY: key } = env;
  if (Boolean(dnsUrl) !== Boolean(key))
    throw new StartProblem('POWERDNS_URL and POWERDNS_KEY must be set together, or none of them.');
  return { file, token, powerDns: dnsUrl && key ? { url: dnsUrl, key } : null };
}

/** Addresses for answers promise that the mail server hands the answers over. */
function readInboundMail({
  MAIL_REPLY_TO: replyTo,
  MAIL_INBOUND_SECRET: secret,
}: ParsedEnv): Env['inboundMail'] {
  if (replyTo && secret) return { replyTo, secret };
  if (replyTo ?? secret)
    throw new StartProblem('MAIL_REPLY_TO and MAIL_INBOUND_SECRET must be set together, or none of them.');
  return null;
}

/** Values that are right alone and would only fail later, when the first visitor needs them. */
function refuseHalfConfigured(env: Env): void {
  if (env.DATABASE_LISTEN_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new StartProblem(
      'DATABASE_URL must be set when DATABASE_LISTEN_URL is: the embedded database has no pooler.',
    );
  }
  if (env.oidc !== null && env.PUBLIC_URL === undefined) {
    throw new StartProblem(
      'PUBLIC_URL must be set when OIDC_ISSUER is: the provider returns visitors to that address.',
    );
  }
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) {
    throw new StartProblem('MAIL_FROM must be set when SMTP_URL is: real mail needs a real sender.');
  }
  if (env.SMTP_URL !== undefined && env.PUBLIC_URL === undefined) {
    throw new StartProblem(
      'PUBLIC_URL must be set when SMTP_URL is: links in mails lead there, and a request cannot be believed about it.',
    );
  }
}

/** Parses the environment. Throws one sentence that names the wrong variable. Empty counts as unset. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(envSchema, set);
  if (!result.success) {
    const [issue] = result.issues;
    const name = String(issue.path?.[0]?.key);
    // Never repeat the value: it may be a password.
    throw new StartProblem(`The environment variable ${name} is wrong: it ${issue.message}.`);
  }
  const env = {
    ...result.output,
    oidc: readOidc(result.output),
    automation: readAutomation(result.output),
    proxmox: readProxmox(result.output),
    ...readAcquirers(result.output),
    inboundMail: readInboundMail(result.output),
  };
  refuseHalfConfigured(env);
  return env;
}
