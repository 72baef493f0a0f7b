import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VerifyScreen, type VerifyView } from '@/screens/auth/VerifyScreen/VerifyScreen';
import { containing } from '../../kit/textMatch';
import { t, tagged } from '../../kit/words';

const view: VerifyView = {
  draft: { email: 'anna.sokolova@example.ru', code: '' },
  emailSource: 'known',
  problems: {},
  submission: { status: 'idle' },
  resend: { status: 'idle' },
  refusals: 0,
  registerHref: '/register',
  loginHref: '/login',
  forgotPasswordHref: '/forgot-password',
};

const filled: VerifyView = { ...view, draft: { ...view.draft, code: '483920' } };

const meta = {
  component: VerifyScreen,
  args: {
    view,
    homeHref: '/',
    theme: 'system',
    onLocaleChange: fn(),
    onThemeChange: fn(),
    onDraftChange: fn(),
    onSubmit: fn(),
    onResend: fn(),
  },
} satisfies Meta<typeof VerifyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §5: submit waits for six digits; resend only needs the e-mail. */
// proves: VERIFY-02, VERIFY-03, VERIFY-11
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('link', {
        name: tagged('auth.verify.known', (login) => ({ login, forgot: () => null })),
      }),
    ).toHaveAttribute('href', '/login');
    await expect(
      canvas.getByRole('link', {
        name: tagged('auth.verify.known', (forgot) => ({ login: () => null, forgot })),
      }),
    ).toHaveAttribute('href', '/forgot-password');
    await expect(canvas.getByRole('textbox', { name: t('auth.verify.code') })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t('auth.verify.submit') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('auth.verify.resend') }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('textbox', { name: t('auth.verify.code') }));
    await userEvent.paste(`${t('auth.verify.code')}: 483 920.`);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ code: '483920' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.language') }), 'en');
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('en');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.theme') }), 'dark');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Filled: Story = {
  args: { view: filled },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.verify.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Opened without an address: the person can go on all the same. */
// proves: VERIFY-04, VERIFY-10
export const NoEmail: Story = {
  args: { view: { ...view, draft: { email: '', code: '' }, emailSource: 'missing' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: t('auth.verify.resend') })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: t('auth.field.email') }), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ email: 'a' });
  },
};

/** Issue §6: mark-up, 10 kB or several addresses in `?email=`. */
// proves: VERIFY-10
export const UnusableEmail: Story = {
  args: { view: { ...view, draft: { email: '', code: '' }, emailSource: 'unusable' } },
};

export const Validation: Story = {
  args: {
    view: {
      ...filled,
      draft: { email: 'anna@', code: '483920' },
      emailSource: 'missing',
      problems: { email: 'auth.problem.email' },
      refusals: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('auth.field.email') })).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { view: { ...filled, submission: { status: 'pending' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.verify.pending') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** §8: the server's own words; the typed code stays. */
// proves: VERIFY-08
export const SubmitFailed: Story = {
  args: {
    view: {
      ...filled,
      refusals: 1,
      submission: {
        status: 'failed',
        error: { text: 'Код неверный, устарел или уже использован. Запросите новый', hint: null },
        verifyHref: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: t('auth.verify.code') })).toHaveValue('483920');
  },
};

export const Resending: Story = {
  args: { view: { ...view, resend: { status: 'pending' } } },
};

/** §2: shown for 3 seconds. */
// proves: VERIFY-05
export const Sent: Story = {
  args: { view: { ...view, resend: { status: 'sent' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('auth.verify.resent') })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('auth.verify.resent'));
  },
};

const refusal = 'Слишком много попыток. Повторите позже';

/** 429 with Retry-After: the server's words and how long to wait. */
// proves: VERIFY-09
export const ResendFailed: Story = {
  args: {
    view: {
      ...view,
      refusals: 1,
      resend: {
        status: 'failed',
        error: {
          text: refusal,
          hint: { kind: 'retryAfter', seconds: 540 },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const error = canvas.getByRole('alert');
    await expect(error).toHaveTextContent(refusal);
    await expect(error).toHaveTextContent(t('auth.hint.retryMinutes', { count: 9 }));
  },
};

/** §8: no answer, so the fallback of the resend. */
// proves: VERIFY-09
export const ResendUnreachable: Story = {
  args: {
    view: {
      ...view,
      refusals: 1,
      resend: { status: 'failed', error: { text: null, hint: { kind: 'network' } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(containing(t('auth.verify.resendFailed')));
  },
};

export const LongContent: Story = {
  args: {
    view: {
      ...view,
      draft: { email: `${'a'.repeat(64)}@${'subdomain.'.repeat(16)}example.ru`, code: '48' },
    },
  },
};

/** Try it: type or paste; no server. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [draft, setDraft] = useState(args.view.draft);
    return (
      <VerifyScreen
        {...args}
        view={{ ...args.view, draft }}
        onDraftChange={(patch) => setDraft((current) => ({ ...current, ...patch }))}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('auth.verify.code') }), '48x3920{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
