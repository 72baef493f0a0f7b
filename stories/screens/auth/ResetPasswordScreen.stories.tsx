import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyPasswordResetDraft, passwordResetProblems } from '@/domain/auth/passwordReset';
import { passwordStrength } from '@/domain/passwordStrength';
import {
  ResetPasswordScreen,
  type ResetPasswordView,
} from '@/screens/auth/ResetPasswordScreen/ResetPasswordScreen';
import { t } from '../../kit/words';

const form = {
  status: 'form',
  draft: emptyPasswordResetDraft,
  problems: {},
  strength: 'weak',
  shownPasswords: { password: false, confirmPassword: false },
  submission: { status: 'idle' },
  refusals: 0,
} as const satisfies ResetPasswordView;

const password = 'correct horse battery';
const filled: ResetPasswordView = {
  ...form,
  draft: { password, confirmPassword: password },
  strength: passwordStrength(password),
};

const meta = {
  component: ResetPasswordScreen,
  args: {
    view: form,
    homeHref: '/',
    theme: 'system',
    onLocaleChange: fn(),
    onThemeChange: fn(),
    onDraftChange: fn(),
    onPasswordShownChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened from the mail: a new password, typed twice. */
// proves: RECOVER-13
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('recovery.reset.password')), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ password: 'a' });
    await userEvent.type(canvas.getByLabelText(t('recovery.reset.confirmPassword')), 'b');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ confirmPassword: 'b' });
    const [show] = canvas.getAllByRole('button', { name: t('common.showPassword') });
    if (show) await userEvent.click(show);
    await expect(args.onPasswordShownChange).toHaveBeenLastCalledWith('password', true);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.language') }), 'en');
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('en');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.theme') }), 'dark');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Filled: Story = {
  args: { view: filled },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(t('common.passwordStrength', { level: passwordStrength(password) })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('recovery.reset.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Shown, to be read over before it is saved. */
export const PasswordsShown: Story = {
  args: { view: { ...filled, shownPasswords: { password: true, confirmPassword: true } } },
};

/** The rules and words of registration (§5): too short, and not the same twice. */
// proves: RECOVER-13
export const Validation: Story = {
  args: {
    view: {
      ...form,
      draft: { password: 'short', confirmPassword: 'shorter' },
      problems: passwordResetProblems({ password: 'short', confirmPassword: 'shorter' }),
      refusals: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('recovery.reset.password'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('recovery.reset.confirmPassword'))).toHaveAccessibleDescription(
      t('auth.problem.passwordsDiffer'),
    );
  },
};

export const Pending: Story = {
  args: { view: { ...filled, submission: { status: 'pending' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('recovery.reset.pending') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** §8: the server is busy. The link is not used up, so trying again is all there is to do. */
export const SubmitFailed: Story = {
  args: {
    view: {
      ...filled,
      refusals: 1,
      submission: {
        status: 'failed',
        error: {
          text: 'Слишком много попыток. Повторите позже',
          hint: { kind: 'retryAfter', seconds: 30 },
        },
        verifyHref: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('auth.hint.retrySeconds', { count: 30 }));
  },
};

/** No answer came: the form's own words. */
export const Unreachable: Story = {
  args: {
    view: {
      ...filled,
      refusals: 1,
      submission: { status: 'failed', error: { text: null, hint: { kind: 'network' } }, verifyHref: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('recovery.reset.failed'));
  },
};

/** Expired, used, or cut short on its way: here is how to get another. */
// proves: RECOVER-14
export const LinkExpired: Story = {
  args: { view: { status: 'linkExpired', forgotPasswordHref: '/forgot-password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: t('recovery.expired.again') })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

/** Every session has ended, so the login comes next. */
// proves: RECOVER-13
export const Done: Story = {
  args: { view: { status: 'done', loginHref: '/login' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: t('recovery.done.login') })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

export const LongContent: Story = {
  args: {
    view: {
      ...filled,
      draft: { password: 'Пароль—ё '.repeat(50), confirmPassword: 'Пароль—ё '.repeat(50) },
      shownPasswords: { password: true, confirmPassword: true },
    },
  },
};

/** Try it: typed by the story, judged by the rules. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [draft, setDraft] = useState(emptyPasswordResetDraft);
    const [shownPasswords, setShown] = useState(form.shownPasswords);
    const [refusals, setRefusals] = useState(0);
    const [isDone, setDone] = useState(false);
    const problems = passwordResetProblems(draft);
    return (
      <ResetPasswordScreen
        {...args}
        view={
          isDone
            ? { status: 'done', loginHref: '/login' }
            : {
                ...form,
                draft,
                problems: refusals > 0 ? problems : {},
                strength: passwordStrength(draft.password),
                shownPasswords,
                refusals,
              }
        }
        onDraftChange={(patch) => setDraft((now) => ({ ...now, ...patch }))}
        onPasswordShownChange={(field, isShown) => setShown((now) => ({ ...now, [field]: isShown }))}
        onSubmit={() => {
          if (Object.keys(problems).length > 0) setRefusals((count) => count + 1);
          else setDone(true);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(t('recovery.reset.password')), `${password}{Enter}`);
    await expect(canvas.getByLabelText(t('recovery.reset.confirmPassword'))).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(t('recovery.reset.confirmPassword')), `${password}{Enter}`);
    await expect(canvas.getByRole('heading', { name: t('recovery.done.title') })).toHaveFocus();
  },
};
