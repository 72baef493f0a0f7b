import { describe, expect, it, vi } from 'vitest';
import { securityContract } from '@app/contract/security';
import { RECOVERY_CODES } from '@/domain/auth/accountProtection';
import { passwordChanged } from '@app/server/auth/passwordChanged';
import { codeAt, keyUri, stepAt, stepOf } from '@app/server/auth/secondFactor/totp';
import { cookiesOf, password, protect } from '../support/authenticator';
import { openApp } from '../support/openApp';
import { sessionUser } from '../support/people';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { cookieOf } from '../support/testApp';

const { app, db } = await openApp({
  limits: {
    secondFactorPerAccountAndAddress: { max: 8, windowSeconds: 900 },
    secondFactorPerAccount: { max: 12, windowSeconds: 86_400 },
  },
});
const {
  protection,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  forgetBrowser,
} = securityContract;

const login = ({ email }: Person, cookie = '', secret = password) =>
  app.post('login', { email, password: secret }, { cookie });
const enter = (cookie: string, code: string, { kind = 'app', trustsBrowser = false } = {}) =>
  app.post('second-step', { kind, code, trustsBrowser }, { cookie });
const protectionOf = (person: Person) => answerOf(protection, callAs(app, person, protection));
const refusalOf = async (answer: Response) => [answer.status, await codeOf(answer)];
const changesOf = async (person: Person) => (await protectionOf(person)).changes.map(({ change }) => change);

/** Mails of protection changes that wait for the account. */
async function mailedTo({ id }: Person): Promise<readonly string[]> {
  const jobs = await db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id')
    .execute();
  return jobs.flatMap(({ payload }) => {
    const text = JSON.stringify(payload);
    return text.includes(id) ? (/"change":"(\w+)"/.exec(text)?.[1] ?? []) : [];
  });
}

async function protectedPerson() {
  const person = await signIn(app);
  return { person, ...(await protect(app, person)) };
}

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, for SHA-1, in six digits.
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at %i seconds', (seconds, code) => {
    const now = new Date(seconds * 1000);
    expect(codeAt(key, stepAt(now))).toBe(code);
    expect(stepOf(key, code, now)).toBe(stepAt(now));
    // A clock may be half a minute off, not a whole one.
    expect(stepOf(key, code, new Date(now.getTime() + 30_000))).toBe(stepAt(now));
    expect(stepOf(key, code, new Date(now.getTime() + 60_000))).toBeNull();
    expect(stepOf(key, code, new Date(now.getTime() + 90_000))).toBeNull();
  });

  it('are requested by an address that encodes any name', () => {
    expect(keyUri(key, { issuer: 'A & B', email: 'ann@example.com' })).toBe(
      `otpauth://totp/A%20%26%20B:ann%40example.com?secret=${key}&issuer=A%20%26%20B&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe('turning it on', () => {
  // tests: SETTINGS-08, SETTINGS-09, SETTINGS-12
  it('takes the password and a code, ends other sessions, and returns ten codes once', async () => {
    const person = await signIn(app);
    const elsewhere = { ...person, cookie: cookieOf(await login(person)) };
    const nothing = { secondFactor: null, isRequired: false, trustedBrowsers: [], changes: [] };
    expect(await protectionOf(person)).toMatchObject(nothing);
    const start = (secret: string) => callAs(app, person, startSecondFactor, { body: { password: secret } });
    expect(await refusalOf(await start('wrong'))).toEqual([403, 'wrongCurrentPassword']);
    const confirm = (code: string) => callAs(app, person, confirmSecondFactor, { body: { code } });
    expect(await refusalOf(await confirm('000000'))).toEqual([409, 'changed']);
    const { key } = await answerOf(startSecondFactor, start(password));
    const wrong = codeAt(key, stepAt(new Date()) + 20);
    expect(await refusalOf(await confirm(wrong))).toEqual([400, 'wrongCode']);
    // Nothing is asked for until it is confirmed.
    expect((await login(person)).status).toBe(200);
    const { codes } = await answerOf(confirmSecondFactor, confirm(codeAt(key, stepAt(new Date()))));
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    expect(await sessionUser(app, elsewhere.cookie)).toBeNull();
    const seen = await protectionOf(person);
    expect(seen.secondFactor?.codesLeft).toBe(RECOVERY_CODES);
    expect(seen.changes.map(({ change }) => change)).toEqual(['secondFactorOn']);
    expect(await mailedTo(person)).toEqual(['secondFactorOn']);
    expect(await refusalOf(await start(password))).toEqual([409, 'changed']);
    // Neither the key nor a code is stored as it is.
    const stored = JSON.stringify([
      await db.selectFrom('secondFactor').selectAll().execute(),
      await db.selectFrom('recoveryCode').selectAll().execute(),
    ]);
    for (const secret of [key, ...codes.flatMap((code) => [code, code.replace('-', '')])])
      expect(stored).not.toContain(secret);
  });

  it('starts anew after an hour, and with a new key', async () => {
    const person = await signIn(app);
    const start = () =>
      answerOf(startSecondFactor, callAs(app, person, startSecondFactor, { body: { password } }));
    const confirm = (key: string) =>
      callAs(app, person, confirmSecondFactor, { body: { code: codeAt(key, stepAt(new Date())) } });
    const [first, second] = [await start(), await start()];
    expect(await refusalOf(await confirm(first.key))).toEqual([400, 'wrongCode']);
    const own = db.updateTable('secondFactor').where('userId', '=', person.id);
    await own.set({ startedAt: new Date(Date.now() - 3_600_001) }).execute();
    expect(await refusalOf(await confirm(second.key))).toEqual([409, 'changed']);
  });

  it('is refused to an account without a password', async () => {
    const person = await signIn(app);
    await db.deleteFrom('account').where('userId', '=', person.id).execute();
    const answer = await callAs(app, person, startSecondFactor, { body: { password } });
    expect(await refusalOf(answer)).toEqual([409, 'noPassword']);
  });
});

describe('a sign-in', () => {
  // tests: LOGIN-23
  it('needs a code after the password, and has no session before', async () => {
    const { person, code } = await protectedPerson();
    const before = await db.selectFrom('signIn').select('id').where('userId', '=', person.id).execute();
    const first = await login(person);
    expect(await refusalOf(first)).toEqual([401, 'secondFactorNeeded']);
    expect(await sessionUser(app, cookieOf(first))).toBeNull();
    const after = await db.selectFrom('signIn').select('id').where('userId', '=', person.id).execute();
    expect(after).toHaveLength(before.length);
    const second = await enter(cookieOf(first), code());
    expect([second.status, await second.json()]).toEqual([200, { email: person.email }]);
    expect(await sessionUser(app, cookieOf(second))).toMatchObject({ email: person.email });
    expect(second.headers.getSetCookie().join()).toMatch(/session_token=[^;]+;.*HttpOnly.*SameSite=Lax/);
  });

  it('answers a wrong password as for an account without a second factor', async () => {
    const { person } = await protectedPerson();
    const plain = await signIn(app);
    const [one, other] = [await login(person, '', 'wrong'), await login(plain, '', 'wrong')];
    expect([one.status, await one.json()]).toEqual([other.status, await other.json()]);
    expect(one.headers.getSetCookie()).toEqual([]);
  });

  // tests: LOGIN-24
  it('uses a code up: it works neither twice nor after a later one', async () => {
    const { person, code } = await protectedPerson();
    const [now, next] = [code(), code(1)];
    const [first, again, third] = [await login(person), await login(person), await login(person)];
    expect((await enter(cookieOf(first), next)).status).toBe(200);
    expect(await refusalOf(await enter(cookieOf(again), next))).toEqual([400, 'wrongCode']);
    expect(await refusalOf(await enter(cookieOf(third), now))).toEqual([400, 'wrongCode']);
  });

  it('takes a code once from parallel attempts', async () => {
    const { person, code } = await protectedPerson();
    const cookies = [await login(person), await login(person), await login(person)].map(cookieOf);
    const answers = await Promise.all(cookies.map((cookie) => enter(cookie, code())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const [cookie = ''] = [await login(person)].map(cookieOf);
    const same = await Promise.all([1, 2].map(() => enter(cookie, code(1))));
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  // tests: LOGIN-25
  it('takes each recovery code once, however it is typed', async () => {
    const { person, codes } = await protectedPerson();
    const [one = '', other = ''] = codes;
    const recovery = { kind: 'recovery' };
    const typed = ` ${one.toUpperCase().replace('-', ' ')} `;
    const used = await enter(cookieOf(await login(person)), typed, recovery);
    expect(used.status).toBe(200);
    const owner = { ...person, cookie: cookieOf(used) };
    expect((await protectionOf(owner)).secondFactor?.codesLeft).toBe(RECOVERY_CODES - 1);
    expect(await changesOf(owner)).toEqual(['recoveryCodeUsed', 'secondFactorOn']);
    expect(await refusalOf(await enter(cookieOf(await login(person)), one, recovery))).toEqual([
      400,
      'wrongCode',
    ]);
    const cookies = [await login(person), await login(person)].map(cookieOf);
    const answers = await Promise.all(cookies.map((cookie) => enter(cookie, other, recovery)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    // Another account's code is wrong.
    const { person: stranger, codes: foreign } = await protectedPerson();
    const wrong = await enter(cookieOf(await login(person)), foreign[0] ?? '', recovery);
    expect(await refusalOf(wrong)).toEqual([400, 'wrongCode']);
    expect((await enter(cookieOf(await login(stranger)), foreign[0] ?? '', recovery)).status).toBe(200);
  });

  // tests: LOGIN-26
  it('allows five attempts, then fewer per account than codes can be guessed with', async () => {
    const { person, code } = await protectedPerson();
    const wrong = code(50);
    const cookie = cookieOf(await login(person));
    for (let at = 0; at < 5; at += 1)
      expect(await refusalOf(await enter(cookie, wrong))).toEqual([400, 'wrongCode']);
    expect(await refusalOf(await enter(cookie, code()))).toEqual([401, 'secondFactorExpired']);
    const again = cookieOf(await login(person));
    expect((await enter(again, wrong)).status).toBe(400);
    expect((await enter(again, wrong)).status).toBe(400);
    const refused = await enter(again, code());
    expect(await refusalOf(refused)).toEqual([429, 'tooManyTries']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    // Another account at the same address is not affected.
    const { person: other, code: codeOfOther } = await protectedPerson();
    expect((await enter(cookieOf(await login(other)), codeOfOther())).status).toBe(200);
  });

  it('is refused without a first step, after ten minutes, and when it has ended', async () => {
    const { person, code } = await protectedPerson();
    expect(await refusalOf(await enter('', code()))).toEqual([401, 'secondFactorExpired']);
    expect(await refusalOf(await enter('meridian.second-factor=x', code()))).toEqual([
      401,
      'secondFactorExpired',
    ]);
    const late = cookieOf(await login(person));
    await db
      .updateTable('loginChallenge')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('userId', '=', person.id)
      .execute();
    expect(await refusalOf(await enter(late, code()))).toEqual([401, 'secondFactorExpired']);
    const ended = cookieOf(await login(person));
    await callAs(app, person, endSecondFactor, { body: { password } });
    expect(await refusalOf(await enter(ended, code()))).toEqual([401, 'secondFactorExpired']);
    expect((await login(person)).status).toBe(200);
  });

  it.each([
    { kind: 'app', code: '12345', trustsBrowser: false },
    { kind: 'app', code: '12345a', trustsBrowser: false },
    { kind: 'recovery', code: '', trustsBrowser: false },
    { kind: 'recovery', code: 'x'.repeat(41), trustsBrowser: false },
    { kind: 'sms', code: '123456', trustsBrowser: false },
  ])('takes no $kind code $code', async (body) => {
    const answer = await app.post('second-step', body);
    expect(answer.status).toBe(422);
  });

  it('is refused to a suspended account at both steps', async () => {
    const { person, code } = await protectedPerson();
    const cookie = cookieOf(await login(person));
    const change = { status: 'Suspended', suspendedAt: new Date() } as const;
    await db.updateTable('customer').set(change).where('userId', '=', person.id).execute();
    expect(await refusalOf(await enter(cookie, code()))).toEqual([403, 'suspended']);
    expect(await refusalOf(await login(person))).toEqual([403, 'suspended']);
  });

  it('notifies of an unknown browser after the second step only', async () => {
    const { person, code } = await protectedPerson();
    const notices = () =>
      db.selectFrom('notification').select('id').where('userId', '=', person.id).execute();
    const before = (await notices()).length;
    const cookie = cookieOf(await login(person));
    expect(await notices()).toHaveLength(before);
    await enter(cookie, code());
    expect(await notices()).toHaveLength(before + 1);
  });
});

describe('a trusted browser', () => {
  // tests: LOGIN-27
  it('signs in with the password alone for thirty days, counted from the code', async () => {
    const { person, code } = await protectedPerson();
    const first = await login(person);
    const trusted = await enter(cookieOf(first), code(), { trustsBrowser: true });
    const cookie = cookiesOf(trusted);
    expect((await login(person, cookie)).status).toBe(200);
    expect((await login(person)).status).toBe(401);
    const owner = { ...person, cookie };
    const [browser] = (await protectionOf(owner)).trustedBrowsers;
    if (!browser) throw new TypeError('No trusted browser');
    expect(Date.parse(browser.expiresAt) - Date.parse(browser.at)).toBe(30 * 24 * 3_600_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 24 * 3_600_000 });
    expect(await refusalOf(await login(person, cookie))).toEqual([401, 'secondFactorNeeded']);
    vi.useRealTimers();
    // The wrong password stays wrong.
    expect(await refusalOf(await login(person, cookie, 'wrong'))).toEqual([401, 'wrongLogin']);
  });

  it('is trusted by its own account only, and by several', async () => {
    const [ann, bob] = [await protectedPerson(), await protectedPerson()];
    const ofAnn = await enter(cookieOf(await login(ann.person)), ann.code(), { trustsBrowser: true });
    expect((await login(bob.person, cookieOf(ofAnn))).status).toBe(401);
    const firstOfBob = await login(bob.person, cookieOf(ofAnn));
    const ofBob = await enter(cookiesOf(ofAnn, firstOfBob), bob.code(), { trustsBrowser: true });
    const cookie = cookiesOf(ofBob);
    expect([(await login(ann.person, cookie)).status, (await login(bob.person, cookie)).status]).toEqual([
      200, 200,
    ]);
  });

  // tests: SETTINGS-11
  it('is forgotten by its owner, by another password, and with the second factor', async () => {
    const { person, code } = await protectedPerson();
    const trust = async () => {
      // As if time had passed: each code works once.
      await db.updateTable('secondFactor').set({ lastStep: 0 }).where('userId', '=', person.id).execute();
      const answer = await enter(cookieOf(await login(person)), code(), { trustsBrowser: true });
      return cookiesOf(answer);
    };
    const needsCode = async (cookie: string) => (await login(person, cookie)).status === 401;
    let cookie = await trust();
    const owner = { ...person, cookie };
    const [browser] = (await protectionOf(owner)).trustedBrowsers;
    const params = { id: String(browser?.id) };
    const stranger = await signIn(app);
    expect((await callAs(app, stranger, forgetBrowser, { params })).status).toBe(404);
    expect(await needsCode(cookie)).toBe(false);
    expect((await callAs(app, owner, forgetBrowser, { params })).status).toBe(204);
    expect(await needsCode(cookie)).toBe(true);

    cookie = await trust();
    await db.transaction().execute((tx) => passwordChanged(tx, person.id));
    expect(await needsCode(cookie)).toBe(true);

    // An old cookie does not survive that it was off.
    cookie = await trust();
    const signedIn = { ...person, cookie };
    expect((await callAs(app, signedIn, endSecondFactor, { body: { password } })).status).toBe(204);
    await protect(app, signedIn);
    expect(await needsCode(cookie)).toBe(true);
  });
});

describe('turning it off', () => {
  // tests: SETTINGS-10
  it('takes the password, and leaves nothing of it', async () => {
    const { person, codes } = await protectedPerson();
    const end = (secret: string) => callAs(app, person, endSecondFactor, { body: { password: secret } });
    expect(await refusalOf(await end('wrong'))).toEqual([403, 'wrongCurrentPassword']);
    expect((await login(person)).status).toBe(401);
    expect((await end(password)).status).toBe(204);
    expect(await refusalOf(await end(password))).toEqual([409, 'changed']);
    expect((await login(person)).status).toBe(200);
    expect(await changesOf(person)).toEqual(['secondFactorOff', 'secondFactorOn']);
    expect(await mailedTo(person)).toEqual(['secondFactorOn', 'secondFactorOff']);
    // Its codes do not come back with a new one.
    await protect(app, person);
    const cookie = cookieOf(await login(person));
    expect((await enter(cookie, codes[0] ?? '', { kind: 'recovery' })).status).toBe(400);
  });

  it('counts wrong passwords with those of a password change', async () => {
    const { person } = await protectedPerson();
    for (let at = 0; at < 10; at += 1)
      await callAs(app, person, endSecondFactor, { body: { password: 'wrong' } });
    const refused = await callAs(app, person, endSecondFactor, { body: { password } });
    expect(await refusalOf(refused)).toEqual([429, 'tooManyTries']);
  });
});

// tests: SETTINGS-09
it('makes new recovery codes, and the earlier ones end', async () => {
  const { person, codes } = await protectedPerson();
  const renew = (secret: string) => callAs(app, person, renewRecoveryCodes, { body: { password: secret } });
  expect(await refusalOf(await renew('wrong'))).toEqual([403, 'wrongCurrentPassword']);
  const renewed = await answerOf(renewRecoveryCodes, renew(password));
  const cookie = cookieOf(await login(person));
  expect((await enter(cookie, codes[0] ?? '', { kind: 'recovery' })).status).toBe(400);
  expect((await enter(cookie, renewed.codes[0] ?? '', { kind: 'recovery' })).status).toBe(200);
  expect(await mailedTo(person)).toEqual(['secondFactorOn', 'recoveryCodesRenewed', 'recoveryCodeUsed']);
  const plain = await signIn(app);
  const refused = await callAs(app, plain, renewRecoveryCodes, { body: { password } });
  expect(await refusalOf(refused)).toEqual([409, 'changed']);
});

// tests: LOGIN-28
it('is still needed after a password reset', async () => {
  const { person, code } = await protectedPerson();
  await app.post('forgot-password', { email: person.email });
  await app.deps.background.idle();
  const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const next = 'an entirely new password';
  expect((await app.post('reset-password', { token, password: next })).status).toBe(200);
  expect(await sessionUser(app, person.cookie)).toBeNull();
  const first = await login(person, '', next);
  expect(await refusalOf(first)).toEqual([401, 'secondFactorNeeded']);
  expect((await enter(cookieOf(first), code())).status).toBe(200);
});
