import { paths } from '../../src/paths.ts';
import { codeOf } from '../journeys/support/authenticator.ts';
import { expect, test } from './support/journey.ts';
import { enterPassword, openAsNew, signIn, signOut } from './support/steps.ts';

const security = `${paths.dashboard.userSettings}?tab=security`;

// tests: SETTINGS-08, SETTINGS-09, SETTINGS-10, LOGIN-23, LOGIN-25
test('a second factor is turned on, lost, recovered and turned off', async ({ customer, portal, say }) => {
  const person = await openAsNew({ customer, portal }, security);
  const password = { role: 'textbox', name: say('accountSecurity.ask.password') } as const;
  const textOf = async (selector: string) =>
    String(await customer.run((of: string) => document.querySelector(of)?.textContent, selector));
  let recovery = '';

  await test.step('the password, the key, and its first code', async () => {
    await customer.click({ role: 'button', name: say('accountSecurity.factor.turnOn') });
    await customer.type(password, person.password);
    await customer.click({ role: 'button', name: say('accountSecurity.ask.start.submit') });
    await customer.find({ role: 'img', name: say('accountSecurity.key.qr') });
    const key = (await textOf('[role=dialog] code')).replaceAll(' ', '');
    await customer.inspect();
    await customer.type({ role: 'textbox', name: say('accountSecurity.key.code') }, codeOf(key));
    const question = { role: 'dialog', name: say('accountSecurity.key.title') } as const;
    await customer.click({
      role: 'button',
      name: say('accountSecurity.key.submit'),
      within: question,
    });
  });

  await test.step('ten codes, shown once', async () => {
    await customer.find({ role: 'list', name: say('accountSecurity.codes.list') });
    expect(await customer.run(() => document.querySelectorAll('[role=dialog] li').length, null)).toBe(10);
    recovery = await textOf('[role=dialog] li');
    await customer.inspect();
    await customer.click({ role: 'button', name: say('accountSecurity.codes.close') });
    await customer.find({ role: 'button', name: say('accountSecurity.factor.turnOff') });
  });

  await test.step('without the phone: a recovery code signs in, once', async () => {
    await signOut({ customer, say }, person);
    await enterPassword({ customer, say }, person);
    await customer.click({ role: 'button', name: say('authSecondStep.recovery.use') });
    await customer.inspect();
    await customer.type({ role: 'textbox', name: say('authSecondStep.recovery.code') }, recovery);
    await customer.click({ role: 'button', name: say('auth.login.submit') });
    await customer.isAt(say('servers.title'));
    await customer.go(portal.url + security);
    await customer.sees(say('accountSecurity.factor.codesLeft', { count: 9 }));
  });

  await test.step('the password turns it off, and is enough then', async () => {
    await customer.click({ role: 'button', name: say('accountSecurity.factor.turnOff') });
    await customer.type(password, person.password);
    const question = { role: 'dialog', name: say('accountSecurity.ask.end.title') } as const;
    await customer.click({
      role: 'button',
      name: say('accountSecurity.ask.end.submit'),
      within: question,
    });
    await customer.find({ role: 'button', name: say('accountSecurity.factor.turnOn') });
    await signOut({ customer, say }, person);
    await signIn({ customer, say }, person);
  });
});

// tests: SETTINGS-16, SETTINGS-17, LOGIN-29
test('a passkey is added, signs in without a password, and is removed', async ({ customer, portal, say }) => {
  const hasAuthenticator = await customer.addAuthenticator();
  const person = await openAsNew({ customer, portal }, security);
  const password = { role: 'textbox', name: say('accountSecurity.ask.password') } as const;
  await customer.click({ role: 'button', name: say('accountSecurity.passkeys.add') });
  await customer.type({ role: 'textbox', name: say('accountSecurity.passkey.name') }, 'MacBook');
  await customer.type(password, person.password);
  await customer.inspect();
  await customer.click({ role: 'button', name: say('accountSecurity.passkey.add.submit') });
  if (!hasAuthenticator) {
    // WebKitGTK has no passkeys: the portal says so.
    await customer.sees(say('accountSecurity.problem.passkeyUnsupported'));
    return;
  }
  const remove = {
    role: 'button',
    name: say('accountSecurity.passkeys.removeNamed', { name: 'MacBook' }),
  } as const;
  await customer.find(remove);

  await signOut({ customer, say }, person);
  await customer.click({ role: 'button', name: say('auth.login.passkey') });
  await customer.isAt(say('servers.title'));
  await customer.go(portal.url + security);
  await customer.click(remove);
  await customer.type(password, person.password);
  await customer.click({
    role: 'button',
    name: say('accountSecurity.passkey.remove.submit'),
    within: { role: 'dialog', name: say('accountSecurity.passkey.remove.title', { name: 'MacBook' }) },
  });
  await customer.sees(say('accountSecurity.passkeys.empty'));
});
