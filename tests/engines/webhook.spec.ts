import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { failuresUntilPause, retryPauses } from '../../src/domain/webhooks/webhook.ts';
import { paths } from '../../src/paths.ts';
import { makePerson, registerDirectly } from '../journeys/support/person.ts';
import { Portal } from '../journeys/support/portal.ts';
import { timeoutMs } from './support/driver.ts';
import { expect, test } from './support/journey.ts';
import { openAs } from './support/steps.ts';

const clockAhead = new URL('./support/clockAhead.js', import.meta.url).href;

interface Post {
  headers: IncomingMessage['headers'];
  body: string;
}

/** A program of the customer on this machine, with a certificate of its own, that answers as a test wants. */
async function startReceiver(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ].concat([
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  );
  const posts: Post[] = [];
  const receiver = { posts, status: 200, url: '', certificate, end: () => server.close() };
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    ({ headers }, answer) => {
      void text(answer.req).then((body) => {
        posts.push({ headers, body });
        answer.writeHead(receiver.status).end('seen');
      });
    },
  );
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  if (typeof address === 'object') receiver.url = `https://localhost:${address?.port}/events`;
  return receiver;
}

/** Signature of a post, computed from the specification of Standard Webhooks alone. */
function signatureOf({ headers, body }: Post, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

// tests: HOOKS-02, HOOKS-03, HOOKS-04, HOOKS-05
test('a webhook receives a signed event, is retried, is paused after failures, and is resumed', async ({
  customer,
  say,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'webhook-'));
  const receiver = await startReceiver(folder);
  const { posts } = receiver;
  const portal = new Portal({
    WEBHOOK_PRIVATE_HOSTS: 'localhost',
    NODE_EXTRA_CA_CERTS: receiver.certificate,
    NODE_OPTIONS: `--import ${clockAhead}`,
    // More than the longest pause between two attempts.
    CLOCK_STEP_MS: String((Math.max(...retryPauses) + 1) * 1000),
  });
  const received = (count: number) => expect.poll(() => posts.length, { timeout: timeoutMs }).toBe(count);
  const click = (name: string) => customer.click({ role: 'button', name });
  /** Opens the log of deliveries until it shows all of this. */
  const logShows = (...texts: readonly string[]) =>
    expect(async () => {
      const log = { role: 'dialog', name: say('tools.log.title', { url: receiver.url }) } as const;
      await click(say('tools.webhook.log'));
      try {
        await customer.find(log);
        await expect
          .poll(() => customer.run(() => document.querySelector('[role=dialog] li')?.textContent, null), {
            timeout: 2000,
          })
          .toContain(texts[0]);
        for (const each of texts) await customer.sees(each);
      } finally {
        await customer.click({ role: 'button', name: say('common.close'), within: log });
        await customer.doesNotSee(say('tools.log.title', { url: receiver.url }));
      }
    }).toPass({ timeout: timeoutMs });
  try {
    await portal.start();
    const person = makePerson();
    await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    const open = () => openAs({ customer, portal }, person, paths.dashboard.tools);
    let secret = '';

    await test.step('added in the browser, its secret is shown once', async () => {
      await open();
      await click(say('tools.webhook.add'));
      const form = { role: 'dialog', name: say('tools.webhookForm.title') } as const;
      await customer.type(
        { role: 'textbox', name: say('tools.webhookForm.url'), within: form },
        receiver.url,
      );
      await customer.inspect();
      await customer.click({ role: 'button', name: say('tools.webhookForm.submit'), within: form });
      await customer.find({ role: 'dialog', name: say('tools.secret.title') });
      secret = String(
        await customer.run(() => document.querySelector('[role=dialog] code')?.textContent.trim(), null),
      );
      await click(say('tools.created.close'));
    });

    await test.step('a test arrives, signed', async () => {
      await click(say('tools.webhook.test'));
      await received(1);
      const [post] = posts;
      if (!post) throw new Error('Nothing arrived');
      expect(JSON.parse(post.body)).toMatchObject({ type: 'test', data: {} });
      expect(post.headers['webhook-signature']).toBe(signatureOf(post, secret));
      expect(Math.abs(Number(post.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
      await logShows(say('tools.delivery.delivered'), say('tools.log.status', { status: 200 }));
    });

    await test.step('a failed delivery is repeated under its id', async () => {
      receiver.status = 503;
      await click(say('tools.webhook.test'));
      await received(2);
      await logShows(say('tools.delivery.waiting'), say('tools.log.status', { status: 503 }));
      receiver.status = 200;
      await received(3);
      const [, first, second] = posts;
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      await logShows(say('tools.delivery.delivered'), say('tools.log.attempts', { count: 2 }));
    });

    await test.step('five that fail to their last attempt pause it', async () => {
      receiver.status = 500;
      for (let sent = 1; sent <= failuresUntilPause; sent += 1) {
        await click(say('tools.webhook.test'));
        await received(3 + sent);
      }
      for (let attempt = 1; attempt <= retryPauses.length; attempt += 1) {
        process.kill(portal.pid, 'SIGUSR2');
        await received(3 + failuresUntilPause * (attempt + 1));
      }
      // The session has ended meanwhile.
      await open();
      await customer.sees(say('tools.webhook.pausedText'));
      await logShows(say('tools.delivery.failed'), say('tools.log.status', { status: 500 }));
      await customer.inspect();
    });

    await test.step('resumed, it receives again', async () => {
      const before = posts.length;
      receiver.status = 204;
      await click(say('tools.webhook.resume'));
      await click(say('tools.webhook.test'));
      await received(before + 1);
      await customer.doesNotSee(say('tools.webhook.pausedText'));
    });
  } finally {
    await portal.dispose();
    receiver.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
