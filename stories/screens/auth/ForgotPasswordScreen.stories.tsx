import { useReducer, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { brand } from '@/brand';
import { formReducer } from '@/domain/form/formState';
import { ForgotPasswordScreen } from '@/screens/auth/ForgotPasswordScreen/ForgotPasswordScreen';
import {
  toForgotPasswordView,
  type ForgotPasswordDraft,
} from '@/screens/auth/ForgotPasswordScreen/toForgotPasswordView';
import { authPageArgs, chooseLanguageAndTheme } from '../../kit/authPage';
import { failedBy, formAfter, longEmail, refusedBy, sending, sendings } from '../../kit/form';
import { choice, knobs } from '../../kit/knobs';
import { expectLink, press, presses, pressesInVain } from '../../kit/plays';
import { t } from '../../kit/words';

type Draft = ForgotPasswordDraft;
const empty: Draft = { email: '' };
const email = 'anna.sokolova@example.ru';

/** The recovery as the app shows it; `sentTo` from the second step on. */
function viewOf(form = formAfter(empty), sentTo: string | null = null) {
  const sent = sentTo === null ? null : { email: sentTo, supportEmail: brand.support.email };
  return toForgotPasswordView(form, sent, false);
}

/** Both steps, with an address as short or as long as it may be. */
const recoveryKnobs = knobs(
  {
    step: choice(['form', 'sent']),
    email: choice(['none', 'short', 'long']),
    sending: choice(sendings),
  },
  ({ step, email: typed, sending: state }) => {
    const address = { none: '', short: email, long: longEmail }[typed];
    const form = formAfter<Draft>(empty, { email: address }, ...sending(state));
    return { view: viewOf(form, step === 'sent' ? address : null) };
  },
);

const meta = {
  component: ForgotPasswordScreen,
  args: {
    view: viewOf(),
    ...authPageArgs(),
    onEmailChange: fn(),
    onSubmit: fn(),
    onReturn: fn(),
  },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2, step 1: Ok is disabled while the field is empty; Cancel returns to the login. */
// shows: RECOVER-01, RECOVER-02, RECOVER-03
export const Default: Story = {
  parameters: recoveryKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: t('recovery.ok') })).toBeDisabled();
    await expectLink(canvas, t('common.cancel'), '/login');
    await userEvent.type(canvas.getByRole('textbox', { name: t('auth.field.email') }), 'a');
    await expect(args.onEmailChange).toHaveBeenLastCalledWith('a');
    await chooseLanguageAndTheme(canvas, args);
  },
};

export const Filled: Story = {
  args: { view: viewOf(formAfter(empty, { email })) },
  play: presses('recovery.ok', 'onSubmit'),
};

/** §5 defines no message about the format: the existing hint turns red, and focus moves to the field. */
// shows: RECOVER-08
export const Validation: Story = {
  args: { view: viewOf(formAfter(empty, { email: 'anna@' }, refusedBy(empty))) },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: t('auth.field.email') });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
  },
};

/** Sending: what is typed stays, a second press does nothing. */
export const Pending: Story = {
  args: { view: viewOf(formAfter(empty, { email }, { type: 'sent' })) },
  play: pressesInVain('recovery.pending', 'onSubmit'),
};

/** §8: mail is down. Every address gets this message. */
// shows: RECOVER-07
export const SubmitFailed: Story = {
  args: {
    view: viewOf(
      formAfter<Draft>(
        empty,
        { email },
        failedBy('refused', {
          status: 503,
          error: 'Не удалось отправить письмо для восстановления пароля',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t('recovery.ok') })).toBeEnabled();
  },
};

/** §2, step 2. */
// shows: RECOVER-04, RECOVER-05, RECOVER-06
export const Sent: Story = {
  args: { view: viewOf(undefined, email) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText('anna.sokolova@example.ru')).toBeVisible();
    await press(canvas, t('recovery.ok'), args.onReturn);
  },
};

export const LongContent: Story = {
  args: { view: viewOf(undefined, `${'a'.repeat(64)}@${'subdomain.'.repeat(16)}example.ru`) },
};

/** Try it: both steps. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [form, dispatch] = useReducer(formReducer<Draft>, formAfter(empty));
    const [isSent, setSent] = useState(false);
    return (
      <ForgotPasswordScreen
        {...args}
        view={viewOf(form, isSent ? form.draft.email : null)}
        onEmailChange={(typed) => dispatch({ type: 'changed', patch: { email: typed } })}
        onSubmit={() => setSent(true)}
        onReturn={() => setSent(false)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('auth.field.email') }),
      'anna@example.ru{Enter}',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('recovery.ok') }));
    await expect(canvas.getByRole('textbox', { name: t('auth.field.email') })).toHaveValue('anna@example.ru');
  },
};
