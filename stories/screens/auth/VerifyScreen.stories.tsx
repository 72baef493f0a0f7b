import { useReducer } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VERIFICATION_CODE_LENGTH } from '@/domain/auth/constants';
import type { VerificationDraft } from '@/domain/auth/verificationRules';
import { formReducer, type FormAction } from '@/domain/form/formState';
import { PortError, type PortErrorDetails, type PortErrorKind } from '@/domain/results/portError';
import type { ResendState } from '@/screens/auth/VerifyScreen/resendState';
import { toVerifyView } from '@/screens/auth/VerifyScreen/toVerifyView';
import { VerifyScreen, type VerifyView } from '@/screens/auth/VerifyScreen/VerifyScreen';
import { authPageArgs, chooseLanguageAndTheme } from '../../kit/authPage';
import { failedBy, formAfter, longEmail, sending, sendings } from '../../kit/form';
import { choice, count, knobs, toggle } from '../../kit/knobs';
import { alerts, press, presses, pressesInVain } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { t, tagged } from '../../kit/words';

const initial: VerificationDraft = { email: 'anna.sokolova@example.ru', code: '' };

/** The verification as the app shows it. */
function viewOf(
  form = formAfter(initial),
  resend: ResendState = { status: 'idle' },
  emailSource: VerifyView['emailSource'] = 'known',
) {
  return toVerifyView(form, resend, emailSource);
}

/** The code is typed, and this has happened. */
const filled = (...actions: readonly FormAction<VerificationDraft>[]) =>
  formAfter(initial, { code: '483920' }, ...actions);

/** The code was not sent again. */
const unsent = (kind: PortErrorKind, details?: PortErrorDetails) =>
  viewOf(formAfter(initial, {}, { type: 'interrupted' }), {
    status: 'failed',
    failure: new PortError(kind, details),
  });

/** How much of the code is typed, where the address comes from, and what becomes of the code and of another one. */
const verifyKnobs = knobs(
  {
    digits: count(0, VERIFICATION_CODE_LENGTH),
    emailSource: choice(['known', 'missing', 'unusable']),
    longEmail: toggle(),
    sending: choice(sendings),
    resend: choice(['idle', 'pending', 'sent', 'failed']),
  },
  ({ digits, emailSource, longEmail: isLong, sending: state, resend }) => ({
    view: viewOf(
      formAfter<VerificationDraft>(
        initial,
        { code: '483920'.slice(0, digits), ...(isLong ? { email: longEmail } : {}) },
        ...sending(state),
      ),
      resend === 'failed' ? { status: 'failed', failure: new PortError('offline') } : { status: resend },
      emailSource,
    ),
  }),
);

const meta = {
  component: VerifyScreen,
  args: {
    view: viewOf(),
    ...authPageArgs(),
    onDraftChange: fn(),
    onSubmit: fn(),
    onResend: fn(),
  },
} satisfies Meta<typeof VerifyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §5: submit waits for six digits; resend only needs the e-mail. */
// shows: VERIFY-02, VERIFY-03, VERIFY-11
export const Default: Story = {
  parameters: verifyKnobs,
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('link', {
        name: tagged('registration.verify.known', (login) => ({ login, forgot: () => null })),
      }),
    ).toHaveAttribute('href', '/login');
    await expect(
      canvas.getByRole('link', {
        name: tagged('registration.verify.known', (forgot) => ({ login: () => null, forgot })),
      }),
    ).toHaveAttribute('href', '/forgot-password');
    await expect(canvas.getByRole('textbox', { name: t('registration.verify.code') })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t('registration.verify.submit') })).toBeDisabled();
    await press(canvas, t('registration.verify.resend'), args.onResend);
    await userEvent.click(canvas.getByRole('textbox', { name: t('registration.verify.code') }));
    await userEvent.paste(`${t('registration.verify.code')}: 483 920.`);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ code: '483920' });
    await chooseLanguageAndTheme(canvas, args);
  },
};

export const Filled: Story = {
  args: { view: viewOf(filled()) },
  play: presses('registration.verify.submit', 'onSubmit'),
};

/** Opened without an address: the person can go on all the same. */
// shows: VERIFY-04, VERIFY-10
export const NoEmail: Story = {
  args: { view: viewOf(formAfter(initial, { email: '' }), undefined, 'missing') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: t('registration.verify.resend') })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: t('auth.field.email') }), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ email: 'a' });
  },
};

/** Issue §6: mark-up, 10 kB or several addresses in `?email=`. */
// shows: VERIFY-10
export const UnusableEmail: Story = {
  args: { view: viewOf(formAfter(initial, { email: '' }), undefined, 'unusable') },
};

export const Validation: Story = {
  args: {
    view: viewOf(
      formAfter(initial, { email: 'anna@', code: '483920' }, { type: 'refused', fields: ['email'] }),
      undefined,
      'missing',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('auth.field.email') })).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { view: viewOf(filled({ type: 'sent' })) },
  play: pressesInVain('registration.verify.pending', 'onSubmit'),
};

/** §8: the server's own words; the typed code stays. */
// shows: VERIFY-08
export const SubmitFailed: Story = {
  args: {
    view: viewOf(
      filled(
        failedBy('refused', {
          status: 400,
          error: 'Код неверный, устарел или уже использован. Запросите новый',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: t('registration.verify.code') })).toHaveValue('483920');
  },
};

export const Resending: Story = {
  args: { view: viewOf(undefined, { status: 'pending' }) },
};

/** §2: shown for 3 seconds. */
// shows: VERIFY-05
export const Sent: Story = {
  args: { view: viewOf(undefined, { status: 'sent' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('registration.verify.resent') })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('registration.verify.resent'));
  },
};

const refusal = 'Слишком много попыток. Повторите позже';

/** 429 with Retry-After: the server's words and how long to wait. */
// shows: VERIFY-09
export const ResendFailed: Story = {
  args: { view: unsent('refused', { status: 429, error: refusal, retryAfterSeconds: 540 }) },
  play: async ({ canvas }) => {
    const error = canvas.getByRole('alert');
    await expect(error).toHaveTextContent(refusal);
    await expect(error).toHaveTextContent(t('auth.hint.retryMinutes', { count: 9 }));
  },
};

/** §8: no answer, so the fallback of the resend. */
// shows: VERIFY-09
export const ResendUnreachable: Story = {
  args: { view: unsent('offline') },
  play: alerts(() => containing(t('registration.verify.resendFailed'))),
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      formAfter(initial, { email: `${'a'.repeat(64)}@${'subdomain.'.repeat(16)}example.ru`, code: '48' }),
    ),
  },
};

/** Try it: type or paste; no server. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [form, dispatch] = useReducer(formReducer<VerificationDraft>, formAfter(initial));
    return (
      <VerifyScreen
        {...args}
        view={viewOf(form)}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('registration.verify.code') }),
      '48x3920{Enter}',
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
