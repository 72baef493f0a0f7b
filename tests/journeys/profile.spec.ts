import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly } from './support/person.ts';
import { tabTo } from './support/keys.ts';

// tests: PROFILE-01, PROFILE-02, PROFILE-03, PROFILE-07, PROFILE-13
test('a profile becomes an organization’s, with a keyboard only', async ({ page, portal, say, inspect }) => {
  const { keyboard } = page;
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  const ok = page.getByRole('button', { name: say('profile.ok'), exact: true });
  const fill = async (name: string, text: string) => {
    await tabTo(page, field(name));
    await keyboard.press('Control+A');
    await keyboard.insertText(text);
  };

  await test.step('three open sections, nothing to save', async () => {
    await page.goto(`${portal.url}/dashboard/profile`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('profile.title'));
    for (const section of ['user', 'payer', 'contract'])
      await expect(
        page.getByRole('button', { name: say(`profile.section.${section}`), exact: true }),
      ).toHaveAttribute('aria-expanded', 'true');
    await expect(ok).toHaveAttribute('aria-disabled', 'true');
    await inspect(page);
  });

  await test.step('another name, another phone, another payer', async () => {
    await fill('fullName', 'Ветрова Мария Павловна');
    await fill('phone', '+44 7700 900123');
    await expect(field('phone')).toHaveValue('7700 900123');
    await tabTo(page, page.locator('input[name="payerStatus"]:checked'));
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(page.locator('input[name="payerStatus"][value="organization"]')).toBeChecked();
    await fill('organization', 'ООО «Ромашка»');
    await fill('inn', '7799004001');
    await keyboard.press('Tab');
    await expect(page.getByText(say('payer.problem.innCheck'))).toBeVisible();
    await inspect(page);
  });

  await test.step('a closed section with a fault opens for it', async () => {
    const section = page.getByRole('button', { name: new RegExp(`^${say('profile.section.contract')}`) });
    await section.focus();
    await keyboard.press('Enter');
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await expect(section).toContainText(say('profile.faults', { count: 1 }));
    await tabTo(page, ok);
    await keyboard.press('Enter');
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    await expect(field('inn')).toBeFocused();
    await keyboard.press('Control+A');
    await keyboard.insertText('7799 0040 00');
  });

  await test.step('a reload keeps what was typed', async () => {
    await page.reload();
    await expect(page.getByText(say('profile.restored'))).toBeVisible();
    await expect(field('inn')).toHaveValue('7799 0040 00');
    await inspect(page);
  });

  await test.step('saved, and the account’s block has the name', async () => {
    await tabTo(page, ok);
    await keyboard.press('Enter');
    await expect(page.getByText(say('profile.notice.saved')).first()).toBeVisible();
    await expect(ok).toBeFocused();
    await expect(ok).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: new RegExp(say('shell.user')) }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('menu').getByText('Ветрова Мария Павловна')).toBeVisible();
    await keyboard.press('Escape');
  });
});

test.describe(() => {
  // The refusals that this provokes: a wrong present password, a body without end, and the old password at the door.
  test.use({ expectedComplaints: [/40[13]|413/] });

  // tests: PROFILE-06
  test('a password is changed at the server: wrong first, then right, and the old one is dead', async ({
    page,
    portal,
    say,
    inspect,
  }) => {
    const person = makePerson();
    const next = 'совсем другой пароль 43';
    await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    const field = (name: string) => page.locator(`input[name="${name}"]`);
    const signIn = async (password: string) => {
      await field('login').fill(person.email);
      await field('password').fill(password);
      await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
    };
    await page.goto(`${portal.url}/login?returnTo=/dashboard/profile`);
    await signIn(person.password);
    await expect(field('fullName')).toHaveValue(`${person.lastName} ${person.firstName}`);
    await expect(field('email')).toHaveValue(person.email);
    await expect(field('passportNumber')).toHaveValue('');

    await field('currentPassword').fill('не тот');
    await field('newPassword').fill('ааааааа7');
    await expect(page.getByText(say('common.passwordStrength', { level: 'weak' }))).toBeVisible();
    await field('newPassword').fill(next);
    await field('confirmation').fill(next);
    await field('confirmation').press('Enter');
    await expect(page.getByText(say('profile.problem.wrongPassword'))).toBeVisible();
    await expect(field('currentPassword')).toBeFocused();
    await inspect(page);
    await field('currentPassword').fill(person.password);
    await field('currentPassword').press('Enter');
    await expect(page.getByText(say('profile.notice.passwordChanged')).first()).toBeVisible();
    await expect(field('newPassword')).toHaveValue('');

    // More than the server takes is refused in a way that the page can read, not by a connection that breaks.
    const refusal = await page.evaluate(async () => {
      const answer = await fetch('/api/profile', { method: 'PUT', body: 'x'.repeat(4_000_000) });
      return { status: answer.status, said: (await answer.json()) as unknown };
    });
    expect(refusal).toMatchObject({ status: 413, said: { code: 'tooLarge' } });

    await page.context().clearCookies({ name: /meridian/ });
    await page.goto(`${portal.url}/login`);
    await signIn(person.password);
    await expect(page.getByRole('alert')).toBeVisible();
    await field('password').fill(next);
    await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
    await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
  });
});
