import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { callTimeoutMs } from '@/domain/results/portError';
import { rubles } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import { formattersFor } from '@/i18n/format';
import { locales } from '@/i18n/locale';
import { longDate } from '@/i18n/longDate';
import { accessMail } from '@app/server/mail/accessMail';
import { createMailer } from '@app/server/mail/createMailer';
import { noticeMail } from '@app/server/mail/noticeMail';
import { passwordResetMail } from '@app/server/mail/passwordResetMail';
import { serverMail, type ServerMailEvent } from '@app/server/mail/serverMail';
import { createSmtp, defaultDeadlineMs } from '@app/server/mail/smtp';
import { sendTest, testMail } from '@app/server/mail/testMail';
import { verificationMail } from '@app/server/mail/verificationMail';
import { watchMailer } from '@app/server/mail/watchedMailer';
import { recordedLog } from './support/recordedLog';

const folder = mkdtempSync(join(tmpdir(), 'meridian-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mail = (language: 'ru' | 'en', brandName = 'Meridian') =>
  verificationMail({ email: 'ann@example.com', code: '123456', language, brandName });

describe('verification mail', () => {
  it('has the code and the brand in the language of the request, as text and as HTML', () => {
    expect(mail('ru')).toMatchObject({
      subject: 'Код подтверждения 123456 — Meridian',
      to: 'ann@example.com',
    });
    expect(mail('en').text).toMatch(/^123456$/m);
    expect(mail('en').html).toContain('lang="en"');
    expect(mail('ru').html).toContain('>123456<');
  });

  it('escapes what it is given', () => {
    expect(mail('en', '<b>"A" & \'B\'</b>').html).toContain(
      '&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;',
    );
  });
});

describe('mail about a server', () => {
  const to = { email: 'ann@example.com', brandName: 'Meridian', baseUrl: 'https://my.example.com' };
  const server = { serverId: 1024, domain: 'shop.example.ru' };
  const day = '2027-03-12' as const;
  const amount = rubles(1577);
  const all: readonly ServerMailEvent[] = [
    { kind: 'renewing', ...server, day, amount, period: 'year' },
    { kind: 'repriced', ...server, day, amount },
    { kind: 'priceWithdrawn', ...server, amount },
    { kind: 'ending', ...server, day },
    { kind: 'renewed', ...server, day, amount, period: 'month' },
    { kind: 'unpaid', ...server, day, amount },
    { kind: 'ended', ...server, day },
    { kind: 'suspended', ...server, day },
    { kind: 'deletion', ...server, day },
    { kind: 'deleted', ...server },
  ];

  it.each(locales)('names server, day and sum, and leads to what can be done about it, in %s', (language) => {
    for (const event of all) {
      const { subject, text, html } = serverMail(event, { ...to, language });
      expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/);
      expect(subject).toContain('shop.example.ru');
      expect(text.includes(longDate(day, language))).toBe('day' in event);
      expect(text.includes(formattersFor(language).money(amount))).toBe('amount' in event);
      expect(text).toMatch(/: https:\/\/my\.example\.com\/dashboard\/\S+\n/);
      expect(text).toContain('https://my.example.com/dashboard/user-settings');
    }
  });

  // tests: PAY-37
  it('says how to stop what will be charged again (D36)', () => {
    const { text } = serverMail(
      { kind: 'renewing', ...server, day, amount, period: 'year' },
      { ...to, language: 'ru' },
    );
    expect(text).toContain('выключите автопродление');
    expect(text).toContain('https://my.example.com/dashboard/server-edit?id=1024');
  });
});

describe('mail with a link', () => {
  const url = 'https://my.example.com/reset-password?token=a&b';
  const reset = (language: 'ru' | 'en') =>
    passwordResetMail({ email: 'ann@example.com', url, language, brandName: 'Meridian' });

  it('has it on a line of its own and, escaped, in the HTML, in the language of the request', () => {
    expect(reset('ru').subject).toBe('Восстановление пароля — Meridian');
    expect(reset('ru').text).toContain(`\n${url}\n`);
    expect(reset('ru').text).toContain('30 минут');
    expect(reset('en').html).toContain('<a href="https://my.example.com/reset-password?token=a&amp;b">');
    expect(reset('en').text).toContain('30 minutes');
  });

  it('explains in every language where to log in and to set a password', () => {
    const content = { email: 'ann@example.com', brandName: 'Meridian', baseUrl: 'https://my.example.com' };
    for (const language of locales) {
      const { text } = noticeMail('taken', { ...content, language });
      expect(text).toContain('https://my.example.com/login');
      expect(text).toContain('https://my.example.com/forgot-password');
      expect(noticeMail('unfinished', { ...content, language }).text).toContain('/register');
    }
    expect(noticeMail('taken', { ...content, language: 'ru' }).text).toContain('Кто-то пытался');
  });
});

describe('mail with access to a server', () => {
  const to = { email: 'ann@example.com', brandName: 'Meridian', baseUrl: 'https://my.example.com' };
  const server = {
    id: 1024 as ServerId,
    domain: 'shop.example.ru',
    ip: '203.0.113.7',
  };
  const password = 'p<a>ss.word';

  it.each(locales)('has address, user and password on lines of their own, in %s', (language) => {
    for (const replacesChosen of [false, true])
      for (const [os, user] of [
        ['Ubuntu 24.04', 'root'],
        ['Windows Server 2022', 'Administrator'],
      ] as const) {
        const { text, html, summary } = accessMail(
          { ...server, os, access: { password, replacesChosen } },
          { ...to, language },
        );
        const lines = text.split('\n');
        expect(lines).toEqual(expect.arrayContaining(['203.0.113.7', user, 'p<a>ss.word']));
        expect(lines.filter((line) => line.includes('p<a>ss.word'))).toEqual(['p<a>ss.word']);
        expect(lines.includes('ssh root@203.0.113.7')).toBe(user === 'root');
        expect(html).toContain('>p&lt;a&gt;ss.word</code>');
        expect(text).not.toMatch(/\{\w+\}/);
        expect(summary).toBe('server: access');
      }
  });
});

const replyTo = () => 'support@example.com';

describe('outbox', () => {
  it('writes one private file and one line per mail', async () => {
    const { log, events } = recordedLog();
    const outboxFolder = join(folder, 'outbox');
    await createMailer({
      smtpUrl: null,
      login: null,
      from: 'Meridian <a@b.cc>',
      replyTo,
      outboxFolder,
      log,
    }).send(mail('ru'));
    expect(events).toHaveLength(1);
    const { sentence = '', ...logged } = events[0] ?? {};
    const [, file = ''] =
      /^mail to ann@example\.com: verification code 123456 \((.+\.eml)\)$/.exec(sentence) ?? [];
    expect(logged).toEqual({ event: 'mail stored', file });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const stored = readFileSync(file, 'utf8');
    expect(stored).toContain('To: ann@example.com');
    expect(stored).toMatch(/^Reply-To: support@example\.com\r?$/m);
    expect(stored).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    // A code is always sent.
    expect(stored).not.toContain('List-Unsubscribe');
  });
});

/** Accepts one mail, the way SMTP servers talk: each reply after a delay, recipients as given. */
async function fakeSmtp({ delayMs = 0, toRecipient = '250 ok' } = {}) {
  const received: string[] = [];
  const closed = vi.fn();
  const server = createServer((socket) => {
    let isBody = false;
    const reply = (text: string) => setTimeout(() => socket.write(`${text}\r\n`), delayMs);
    socket.setEncoding('utf8').on('close', closed);
    reply('220 test');
    socket.on('data', (text: string) => {
      received.push(text);
      if (isBody) {
        if (!received.join('').includes('\r\n.\r\n')) return;
        isBody = false;
        reply('250 stored');
      } else if (text.startsWith('DATA')) {
        isBody = true;
        reply('354 go on');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else reply(text.startsWith('RCPT') ? toRecipient : '250 ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { received, closed, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

describe('SMTP', () => {
  it('really sends, and keeps the code out of the terminal', async () => {
    const smtp = await fakeSmtp();
    const { log, events } = recordedLog();
    const mailer = createMailer({
      smtpUrl: smtp.url,
      login: null,
      from: 'Meridian <a@b.cc>',
      replyTo,
      outboxFolder: folder,
      log,
    });
    const unsubscribeHref = 'https://my.example.com/dashboard/user-settings';
    await mailer.send({ ...mail('en'), unsubscribeHref });
    smtp.close();
    const talk = smtp.received.join('');
    expect(talk).toContain('RCPT TO:<ann@example.com>');
    expect(talk).toMatch(/^123456\r$/m);
    expect(talk).toMatch(/^Reply-To: support@example\.com\r$/m);
    expect(talk).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(talk).toContain(`List-Unsubscribe: <${unsubscribeHref}>`);
    expect(events).toEqual([]);
  });

  it('fails when nobody listens', async () => {
    const { log } = recordedLog();
    const mailer = createMailer({
      smtpUrl: 'smtp://127.0.0.1:1',
      login: null,
      from: 'a@b.cc',
      replyTo,
      outboxFolder: folder,
      log,
    });
    await expect(mailer.send(mail('en'))).rejects.toThrow();
  });

  it('gives up before the browser does, however patient each reply is, and for good', async () => {
    const smtp = await fakeSmtp({ delayMs: 250 });
    const mailer = createSmtp({ url: smtp.url, login: null, from: 'a@b.cc', replyTo, deadlineMs: 800 });
    await expect(mailer.send(mail('en'))).rejects.toThrow('aborted');
    expect(defaultDeadlineMs).toBeLessThan(callTimeoutMs);
    await expect.poll(() => smtp.closed.mock.calls.length).toBe(1);
    smtp.close();
    // Four replies take longer than there is.
    expect(smtp.received.join('')).not.toContain('DATA');
  });

  // tests: MAIL-08
  it('tests a mail server: returns its answer, or the reason without addresses', async () => {
    const smtp = await fakeSmtp();
    const refusing = await fakeSmtp({ toRecipient: '550 nobody <ann@example.com> here' });
    const { log } = recordedLog();
    const options = { login: null, from: 'a@b.cc', replyTo, outboxFolder: folder, log };
    const to = { email: 'ann@example.com', language: 'en' } as const;
    const test = (smtpUrl: string | null) => sendTest({ ...options, smtpUrl }, testMail(to, 'Zenith'));
    expect(await test(smtp.url)).toEqual({ result: 'sent', answer: expect.stringMatching(/^250/) as string });
    expect(smtp.received.join('')).toContain('Subject: =?UTF-8?Q?Mail_test_');
    const refused = await test(refusing.url);
    expect(refused).toEqual({ result: 'failed', reason: expect.stringContaining('550 nobody') as string });
    expect(JSON.stringify(refused)).not.toContain('ann@');
    smtp.close();
    refusing.close();
    expect(await test('smtp://127.0.0.1:1')).toEqual({
      result: 'failed',
      reason: 'connect ECONNREFUSED 127.0.0.1:1',
    });
    expect(await test(null)).toEqual({ result: 'stored' });
  });

  // tests: MAIL-09
  it('sends no password to a server without TLS', async () => {
    const smtp = await fakeSmtp();
    const { log } = recordedLog();
    const login = { user: 'portal', pass: 'correct horse' };
    const options = { smtpUrl: smtp.url, login, from: 'a@b.cc', replyTo, outboxFolder: folder, log };
    const to = { email: 'ann@example.com', language: 'en' } as const;
    const { result, ...rest } = await sendTest(options, testMail(to, 'Zenith'));
    smtp.close();
    expect(result).toBe('failed');
    const talk = smtp.received.join('') + JSON.stringify(rest);
    for (const secret of [login.pass, Buffer.from(login.pass).toString('base64')])
      expect(talk).not.toContain(secret);
    expect(talk).not.toContain('AUTH');
  });

  const origin = { kind: 'verificationCode' } as const;
  it('does not take a refused recipient for a failure of all mail', async () => {
    const smtp = await fakeSmtp({ toRecipient: '550 nobody here' });
    const { log, events } = recordedLog();
    const working = watchMailer(
      createMailer({ smtpUrl: smtp.url, login: null, from: 'a@b.cc', replyTo, outboxFolder: folder, log }),
      log,
    );
    await expect(working.send(mail('en'), origin)).rejects.toThrow('Recipient refused');
    expect(working.state()).toBe('working');
    smtp.close();
    const down = {
      smtpUrl: 'smtp://127.0.0.1:1',
      login: null,
      from: 'a@b.cc',
      replyTo,
      outboxFolder: folder,
      log,
    };
    const failing = watchMailer(createMailer(down), log);
    await expect(failing.send(mail('en'), origin)).rejects.toThrow(
      /^The mail “verification code” was not sent: connect ECONNREFUSED 127\.0\.0\.1:1$/,
    );
    expect(failing.state()).toBe('failing');
    // The night shift sees which mail and why, and nobody's address or code.
    expect(events).toEqual([
      expect.objectContaining({
        event: 'mail failed',
        mail: 'verification code',
        recipients: 1,
        reason: expect.stringContaining('550 nobody here') as string,
      }),
      expect.objectContaining({
        event: 'mail failed',
        mail: 'verification code',
        reason: 'connect ECONNREFUSED 127.0.0.1:1',
        sentence:
          'The mail “verification code” to 1 recipient was not sent: connect ECONNREFUSED 127.0.0.1:1',
      }),
    ]);
    expect(JSON.stringify(events)).not.toMatch(/ann@|123456/);
  });
});
